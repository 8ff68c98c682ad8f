// L3-statics-good A static member of a route enum stands for a case that the handler may know.
import UIKit
import XCoordinator

enum L3StaticRoute: Route {
  case root, other
  static let home = L3StaticRoute.root
  static func open(_ id: Int) -> L3StaticRoute { .root }
}
final class L3Static: NavigationCoordinator<L3StaticRoute> {
  override func prepareTransition(for route: L3StaticRoute) -> NavigationTransition {
    switch route {
    case .root: return .push(UIViewController())
    default: return .none()
    }
  }
}
func l3static(_ c: L3Static) {
  c.trigger(.home)
  c.trigger(.open(3))
}
