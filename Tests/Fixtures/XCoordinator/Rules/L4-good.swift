// L4-good Cases that are data.
// hints: on
import UIKit
import XCoordinator

enum L4GoodRoute: Route { case a, b }
struct L4Item { let route: L4GoodRoute }
final class L4Good: NavigationCoordinator<L4GoodRoute> {
  override func prepareTransition(for route: L4GoodRoute) -> NavigationTransition { .pop() }
}
let l4good = (L4Good(), [L4Item(route: .a), L4Item(route: .b)])
