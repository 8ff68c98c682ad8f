// R27 What stands between may dismiss, or wait.
// resolved: DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.lane
import SwiftUI
import Stinsen

final class R27Closing {
    var isShown = false { didSet { depot.popToRoot() } }
    let depot: DepotCoordinator
    init(_ depot: DepotCoordinator) {
        self.depot = depot
        depot.popToRoot()
    }
    func count() -> Int { depot.popToRoot(); return 1 }
}
func r27Constructs(_ depot: DepotCoordinator) {
    depot.route(to: \.scales)
    let closing = R27Closing(depot)
    depot.route(to: \.lane)
    print(closing)
}
func r27Asks(_ depot: DepotCoordinator, _ closing: R27Closing) {
    depot.route(to: \.scales)
    let count = closing.count()
    depot.route(to: \.lane)
    print(count)
}
func r27Sets(_ depot: DepotCoordinator, _ closing: R27Closing) {
    depot.route(to: \.scales)
    closing.isShown = false
    depot.route(to: \.lane)
}
func r27Prints(_ depot: DepotCoordinator, _ closing: R27Closing) {
    depot.route(to: \.scales)
    print(closing.count())
    depot.route(to: \.lane)
}
struct R27Leaving {
    let depot: DepotCoordinator
    init(_ depot: DepotCoordinator) {
        self.depot = depot
        depot.popToRoot()
    }
    var count: Int { depot.popToRoot(); return 1 }
}
func r27MakesStruct(_ depot: DepotCoordinator) {
    depot.route(to: \.scales)
    let leaving = R27Leaving(depot)
    depot.route(to: \.lane)
    print(leaving)
}
func r27Computes(_ depot: DepotCoordinator, _ leaving: R27Leaving) {
    depot.route(to: \.scales)
    let count = leaving.count
    depot.route(to: \.lane)
    print(count)
}
func r27InClauses(_ depot: DepotCoordinator) {
    depot.route(to: \.scales)
    #if os(Linux)
    depot.popToRoot()
    #else
    print("elsewhere")
    #endif
    depot.route(to: \.lane)
}
func r27OwnPrint(_ depot: DepotCoordinator) {
    let print: (String) -> Void = { _ in depot.popToRoot() }
    depot.route(to: \.scales)
    print("closes")
    depot.route(to: \.lane)
}
