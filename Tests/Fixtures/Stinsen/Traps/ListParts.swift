// Parts of lists, what is gathered from them, and values behind key paths.
// resolved: DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.scales, WeighingCoordinator.weight
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
