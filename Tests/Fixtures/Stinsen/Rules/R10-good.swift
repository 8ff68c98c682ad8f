// R10 It is pushed elsewhere.
// resolved: LaneCoordinator.map, LaneCoordinator.map
import SwiftUI
import Stinsen

func r10Good(_ lane: LaneCoordinator) { try? lane.focusFirst(\.map) }
func r10Push(_ lane: LaneCoordinator) { lane.route(to: \.map) }
