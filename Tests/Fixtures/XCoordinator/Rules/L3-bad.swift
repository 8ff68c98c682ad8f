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
enum L3BrokenRoute: Route { case idle, other, shown }
final class L3Broken: NavigationCoordinator<L3BrokenRoute> {
  override func prepareTransition(for route: L3BrokenRoute) -> NavigationTransition {
    var transition = NavigationTransition.none()
    switch route {
    case .idle: break
    case .shown: return .push(UIViewController())
    case .other: transition = .none()
    }
    return transition
  }
}
func l3Broken(_ c: L3Broken) {
  c.trigger(.idle)
//           ^^^^ warning no-op-transition
  c.trigger(.other)
//           ^^^^^ warning no-op-transition
  c.trigger(.shown)
}
func l3Bad(_ c: L3Bad) {
  c.trigger(.idle)
//           ^^^^ warning no-op-transition
  c.unownedRouter.trigger(.other)
//                         ^^^^^ warning no-op-transition
  c.trigger(.shown)
}
