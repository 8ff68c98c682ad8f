// Parts of lists, what is gathered from them, and values behind key paths.
// resolved: DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, WeighingCoordinator.weight, DepotCoordinator.parcel, DepotCoordinator.parcel, DepotCoordinator.parcel, DepotCoordinator.parcel, WeighingCoordinator.weight
import SwiftUI
import Stinsen

final class ListPartsModel {
    let depot: DepotCoordinator
    init(_ depot: DepotCoordinator) { self.depot = depot }
}
func listParts(_ all: [ListPartsModel], _ first: DepotCoordinator) {
    all.dropFirst().first?.depot.route(to: \.scales)
    all.prefix(2).map(\.depot).last?.route(to: \.scales)
    all.max { $0 === $1 }?.depot.route(to: \.scales)
    all.reduce(first) { $1.depot }.route(to: \.scales)
    all.reduce(into: [DepotCoordinator]()) { $0.append($1.depot) }.first?.route(to: \.scales)
    all[0][keyPath: \.depot].route(to: \.scales)
    let path = \ListPartsModel.depot
    all[0][keyPath: path].route(to: \.scales)
}
func gathered(_ all: [ListPartsModel], _ weighing: WeighingCoordinator) {
    let total: Double = all.reduce(0) { sum, _ in
        weighing.route(to: \.weight, sum)
        return sum + 1
    }
    print(total)
}
final class WeighingCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \WeighingCoordinator.start)
    @Root var start = makeStart
    @Route(.push) var weight = makeWeight
    func makeStart() -> some View { Text("start") }
    func makeWeight(_ weight: Double) -> some View { Text("\(weight)") }
}
struct Crane {
    let loads: [Parcel]
    let load: Parcel?
    let number: Int
    subscript<T>(keyPath path: KeyPath<Yard, T>) -> T { Yard()[keyPath: path] }
}
struct Yard {
    var number = Parcel(id: 1)
    var crane: Crane? { nil }
}
struct Lift { let crane: Crane }
func lifted(_ depot: DepotCoordinator, _ lift: Lift, _ crane: Crane) {
    depot.route(to: \.parcel, lift[keyPath: \.crane.loads[0]])
    depot.route(to: \.parcel, lift[keyPath: \.crane.load!])
    depot.route(to: \.parcel, crane[keyPath: \.number])
}
func chosen(_ depot: DepotCoordinator, _ cranes: [Crane]) {
    cranes.map(\.load!).forEach { depot.route(to: \.parcel, $0) }
}
protocol Mooring {}
extension Mooring {
    var next: WeighingCoordinator { WeighingCoordinator() }
}
struct Pier: Mooring {
    var next: DepotCoordinator { DepotCoordinator() }
}
func widened(_ all: [any Mooring]) {
    let last: any Mooring = all.reduce(Pier()) { $0.next.route(to: \.weight, 1); return $1 }
    last.next.route(to: \.weight, 1)
    all.reduce(Pier()) { (_: any Mooring, next) -> any Mooring in next }.next.route(to: \.weight, 1)
}
