// T39 tabs do not throw, stacks do.
// Expected: none.
// resolved: HubCoordinator.info, HubCoordinator.lanes, LaneCoordinator.bay, DepotCoordinator.lane, LaneCoordinator.map, DepotCoordinator.lane
import SwiftUI
import Stinsen

func t39(_ hub: HubCoordinator, _ depot: DepotCoordinator) {
    hub.focusFirst(\.info).focusFirst(\.lanes).child.route(to: \.bay, 1)
    (try? depot.focusFirst(\.lane))?.route(to: \.map)
}
func t39Pushes(_ depot: DepotCoordinator) { depot.route(to: \.lane) }
