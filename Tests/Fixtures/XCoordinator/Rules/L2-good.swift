// L2-good A handler further up.
// resolved: L2GoodRoute.go
import UIKit
import XCoordinator

enum L2GoodRoute: Route { case go }
class L2Base: NavigationCoordinator<L2GoodRoute> {
  override func prepareTransition(for route: L2GoodRoute) -> NavigationTransition { .pop() }
}
final class L2Good: L2Base {}
let l2good = L2Good(initialRoute: .go)
