// L1-good Elements that nobody knows: a presentable of another module, a payload, a router of several handlers.
// unresolved: the routes behind the first are not written here
import UIKit
import XCoordinator

enum L1Route: Route { case given(Presentable), kept, either(Bool) }
final class L1Good: NavigationCoordinator<L1Route> {
  var someone: Presentable?
  override func prepareTransition(for route: L1Route) -> NavigationTransition {
    switch route {
    case .given(let screen): return .present(screen)
    case .kept: return someone.map { .present($0) } ?? .none()
    case .either(let flag): return .present(flag ? TabsCoordinator() : AccountCoordinator() as Presentable)
    }
  }
  func go(_ screen: Presentable, _ rest: [Route]) -> [NavigationTransition] {
    [
      deepLink(.given(screen), NewsRoute.list), deepLink(.kept, NewsRoute.list), deepLink(.kept, rest),
      deepLink(.either(true), TabRoute.news), deepLink(.either(false), AccountRoute.profile),
    ]
  }
}
