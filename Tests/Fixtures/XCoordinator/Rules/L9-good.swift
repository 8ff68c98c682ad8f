// L9-good What may be pushed: screens, tab coordinators, and coordinators that say which controller they are.
import UIKit
import XCoordinator

enum L9GoodRoute: Route { case screen, tabs, own, presented }
final class L9Own: NavigationCoordinator<ProfileFlow> {
  override var viewController: UIViewController! { UIViewController() }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() }
}
final class L9Good: NavigationCoordinator<L9GoodRoute> {
  override func prepareTransition(for route: L9GoodRoute) -> NavigationTransition {
    switch route {
    case .screen: return .push(UIViewController())
    case .tabs: return .push(TabsCoordinator())
    case .own: return .push(L9Own())
    case .presented: return .present(NewsCoordinator())
    }
  }
}
class L9Open: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .pop() }
}
final class L9Heir: L9Open { override var viewController: UIViewController! { UIViewController() } }
enum L9HeldGoodRoute: Route { case open, own, tabs, screen, any, presented }
final class L9HeldGood: NavigationCoordinator<L9HeldGoodRoute> {
  let open: L9Open, own = L9Own(), tabs = TabsCoordinator(), screen = UIViewController(), router: StrongRouter<NewsRoute>
  init(_ open: L9Open, _ router: StrongRouter<NewsRoute>) {
    (self.open, self.router) = (open, router)
    super.init(initialRoute: nil)
  }
  override func prepareTransition(for route: L9HeldGoodRoute) -> NavigationTransition {
    switch route {
    case .open: return .push(open)
    case .own: return .push(own)
    case .tabs: return .push(tabs)
    case .screen: return .push(screen)
    case .any: return .push(router)
    case .presented: return .present(UINavigationController())
    }
  }
}
