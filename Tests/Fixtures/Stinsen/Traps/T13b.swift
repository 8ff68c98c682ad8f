// T13b a router whose coordinator is a generic parameter of the class that holds it.
// Expected: where the parameter is known, so is the coordinator.
// rejected
// unresolved: the coordinator of this router is not declared in the workspace
// resolved: DepotCoordinator.scales, DepotCoordinator.lane, LaneCoordinator.map, DepotCoordinator.parcel, LaneCoordinator.bay, DepotCoordinator.lane, HubCoordinator.lanes
import SwiftUI
import Stinsen

class Carrier<C: NavigationCoordinatable> {
    var router: C.Router?
    @RouterObject var stored: C.Router?
    func go(_ next: KeyPath<C, Transition<C, Presentation, Void, AnyView>>) { router?.route(to: next) }
}
final class TabCarrier<T> where T: TabCoordinatable { var router: T.Router? }
final class DepotCarrier: Carrier<DepotCoordinator> {
    func leave() { router?.route(to: \.scales) }
}
extension Carrier where C == DepotCoordinator {
    func load(_ p: Parcel) {
        stored?.route(to: \.lane).route(to: \.map)
        router?.route(to: \.parcel, p)
    }
}
func t13b(_ lanes: Carrier<LaneCoordinator>, _ depots: Carrier<DepotCoordinator>, _ tabs: TabCarrier<HubCoordinator>) {
    lanes.router?.route(to: \.bay, 3)
    depots.router?.route(to: \.gone)
//                             ^^^^ unknown-route
    depots.stored?.route(to: \.lane)
    tabs.router?.focusFirst(\.lanes)
}
