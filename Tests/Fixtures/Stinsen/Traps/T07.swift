// T07 alias of a router.
// Expected: none, resolved.
// resolved: LaneCoordinator.bay
import SwiftUI
import Stinsen

typealias LaneRouter = LaneCoordinator.Router
func t07(_ r: LaneRouter) { r.route(to: \.bay, 3) }
