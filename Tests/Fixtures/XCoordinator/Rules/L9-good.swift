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
