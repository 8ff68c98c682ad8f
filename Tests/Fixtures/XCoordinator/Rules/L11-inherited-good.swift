// L11-inherited-good Siblings that a base class, an extension of a protocol, an heir or somebody else removes.
import UIKit
import XCoordinator

class L11Base<R: Route>: NavigationCoordinator<R> {
  func childDidFinish(_ child: Presentable) { removeChild(child) }
}
final class L11Derived: L11Base<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    addChild(Sib(on: rootViewController))
    return .none()
  }
}
protocol L11Removing {}
extension L11Removing where Self: Coordinator { func drop(_ child: Presentable) { [child].forEach(removeChild) } }
final class L11Conforming: NavigationCoordinator<NewsRoute>, L11Removing {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    addChild(Sib(on: rootViewController))
    return .none()
  }
}
class L11Open: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    addChild(Sib(on: rootViewController))
    return .none()
  }
}
final class L11Heir: L11Open { func clear() { for child in children { removeChild(child) } } }
final class L11Watched: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    addChild(Sib(on: rootViewController))
    return .none()
  }
}
func l11clear(_ watched: L11Watched, _ child: Presentable) { watched.removeChild(child) }
