// C3g Hops that are there, also those that the workspace adds.
// resolved: HubCoordinator.lanes, LaneCoordinator.map, LaneCoordinator.map, DepotCoordinator.scales, DepotCoordinator.scales, HubCoordinator.lanes, LaneCoordinator.map
import SwiftUI
import Stinsen

protocol C3gHolding { var child: LaneCoordinator { get } }
extension C3gHolding { var child: LaneCoordinator { LaneCoordinator() } }
final class C3gGood: NavigationCoordinatable, C3gHolding {
    let stack = NavigationStack(initial: \C3gGood.start)
    var coordinator: DepotCoordinator?
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
extension TabRouter { var child: HubCoordinator? { coordinator as? HubCoordinator } }
func c3gGood(_ hub: HubCoordinator, _ router: HubCoordinator.Router, _ flow: C3gGood, _ depot: DepotCoordinator.Router) {
    hub.child.activeTab = 0
    hub.focusFirst(\.lanes).child.route(to: \.map)
    flow.child.route(to: \.map)
    flow.coordinator?.route(to: \.scales)
    depot.coordinator.route(to: \.scales)
    router.child?.focusFirst(\.lanes).child.route(to: \.map)
}
