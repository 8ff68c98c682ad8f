// L20-good One instance, shown and triggered; and one that is shown by a transition.
import UIKit
import XCoordinator

enum L20GoodRoute: Route { case root }
final class L20GoodRoot: NavigationCoordinator<L20GoodRoute> {
  override func prepareTransition(for route: L20GoodRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class L20GoodScene {
  let router = L20GoodRoot().strongRouter
  func show(_ window: UIWindow) { router.setRoot(for: window) }
  func logOut() { router.trigger(.root) }
}
