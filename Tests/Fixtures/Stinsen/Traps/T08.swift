// T08 result kept in a constant, then used.
// Expected: none; last transition is LaneCoordinator.map.
// resolved: HubCoordinator.lanes, LaneCoordinator.map
import SwiftUI
import Stinsen

func t08(_ hub: HubCoordinator) {
    let lane = hub.focusFirst(\.lanes).child
    lane.popToRoot().route(to: \.map)
}
