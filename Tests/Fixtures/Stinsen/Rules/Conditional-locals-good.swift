// Local names under an `#if` mean another thing in each build.
// unresolved: the receiver's type is not known; the receiver's type is not known; the receiver's type is not known
import SwiftUI
import Stinsen

func conditionalLocals(_ depot: DepotCoordinator) {
    #if LANE
    let router = LaneCoordinator()
    let depot = LaneCoordinator()
    final class ShiftCoordinator { func route(to number: Int) {} }
    #else
    let router = DepotCoordinator()
    #endif
    #if LANE
    router.route(to: \.map)
    ShiftCoordinator().route(to: 1)
    #else
    router.route(to: \.scales)
    depot.route(to: \.scales)
    #endif
}
