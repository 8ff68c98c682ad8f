// L3-bad A handler that does nothing, written out, by a default and through a redirection.
import UIKit
import XCoordinator

enum L3BadRoute: Route { case idle, other, shown }
final class L3Bad: NavigationCoordinator<L3BadRoute> {
  override func prepareTransition(for route: L3BadRoute) -> NavigationTransition {
    switch route {
    case .idle: return .none()
    case .shown: return .push(UIViewController())
    default: return .none()
    }
  }
}
func l3Bad(_ c: L3Bad) {
  c.trigger(.idle)
//           ^^^^ warning no-op-transition
  c.unownedRouter.trigger(.other)
//                         ^^^^^ warning no-op-transition
  c.trigger(.shown)
}
