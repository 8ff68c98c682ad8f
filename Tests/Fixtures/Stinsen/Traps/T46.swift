// T46 key path constants, explicit roots.
// Expected: none; the use of 'lane' is at the constant, the transition at 'target'.
// resolved: DepotCoordinator.lane, LaneCoordinator.map
import SwiftUI
import Stinsen

func t46(_ c: DepotCoordinator) {
    let target = \DepotCoordinator.lane
    c.route(to: target).route(to: \LaneCoordinator.map)
}
