// C3g Hops that are there, also those that the workspace adds.
// resolved: HubCoordinator.lanes, LaneCoordinator.map, LaneCoordinator.map, DepotCoordinator.scales, DepotCoordinator.scales, C3gTabs.lanes, LaneCoordinator.map
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
final class C3gTabs: TabCoordinatable {
    let child = TabChild(startingItems: [\C3gTabs.lanes])
    @Route(tabItem: makeTab) var lanes = makeLanes
    func makeLanes() -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
    func makeTab(isActive: Bool) -> some View { Text("lanes") }
}
extension TabRouter where T == C3gTabs { var child: C3gTabs { coordinator } }
func c3gGood(_ hub: HubCoordinator, _ router: C3gTabs.Router, _ flow: C3gGood, _ depot: DepotCoordinator.Router) {
    hub.child.activeTab = 0
    hub.focusFirst(\.lanes).child.route(to: \.map)
    flow.child.route(to: \.map)
    flow.coordinator?.route(to: \.scales)
    depot.coordinator.route(to: \.scales)
    router.child.focusFirst(\.lanes).child.route(to: \.map)
}
