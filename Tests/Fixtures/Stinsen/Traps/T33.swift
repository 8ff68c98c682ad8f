// T33 a child's stack is another stack.
// Expected: none.
// resolved: DepotCoordinator.lane, LaneCoordinator.map
import SwiftUI
import Stinsen

func t33(_ r: DepotCoordinator.Router) { r.route(to: \.lane).route(to: \.map) }
