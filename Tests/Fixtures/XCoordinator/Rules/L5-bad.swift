// L5-bad A coordinator that nothing creates.
// hints: on
import UIKit
import XCoordinator

enum L5Route: Route { case go }
final class L5Bad: NavigationCoordinator<L5Route> {
//          ^^^^^ hint unreachable-coordinator
  override func prepareTransition(for route: L5Route) -> NavigationTransition { .pop() }
}
