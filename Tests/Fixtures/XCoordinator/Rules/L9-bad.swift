// L9-bad Navigation controllers that are pushed, and set.
// fix:     case .pushed: return .present(NewsCoordinator())
import UIKit
import XCoordinator

enum L9Route: Route { case pushed, set }
final class L9Bad: NavigationCoordinator<L9Route> {
  override func prepareTransition(for route: L9Route) -> NavigationTransition {
    switch route {
    case .pushed: return .push(NewsCoordinator())
//                             ^^^^^^^^^^^^^^^ crash-on-transition
    case .set: return .set([UIViewController(), AccountCoordinator().strongRouter])
//                                              ^^^^^^^^^^^^^^^^^^ crash-on-transition
    }
  }
}
