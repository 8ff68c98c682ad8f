// L4-bad A case that nothing constructs.
// hints: on
import UIKit
import XCoordinator

enum L4Route: Route { case used, unused }
//                               ^^^^^^ hint unused-route
final class L4Bad: NavigationCoordinator<L4Route> {
  override func prepareTransition(for route: L4Route) -> NavigationTransition { .pop() }
}
let l4bad = L4Bad(initialRoute: .used)
