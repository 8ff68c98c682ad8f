// T46c a constant of a written type that holds what was presented a moment ago.
// resolved: DepotCoordinator.lane
import SwiftUI
import Stinsen

func t46c(_ c: DepotCoordinator) {
    let lane: LaneCoordinator = c.route(to: \.lane)
    lane.root(\.closed)
//              ^^^^^^ crash-on-transition
}
