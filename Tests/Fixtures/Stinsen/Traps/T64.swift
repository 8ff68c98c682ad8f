// T64 An unfinished call: every other call still resolves.
// unfinished
// cursor: on
// resolved: DepotCoordinator.scales, LaneCoordinator.map
import SwiftUI
import Stinsen

func t64a(_ r: DepotCoordinator.Router) { r.route(to: \.scales) }
func t64b(_ r: DepotCoordinator.Router) {
    r.route(to: \.$0
}
func t64c(_ r: LaneCoordinator.Router) { r.route(to: \.map) }
