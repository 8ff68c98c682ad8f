// L20-bad Two instances of a root: the one on screen, and one that is triggered.
import UIKit
import XCoordinator

enum L20Route: Route { case root }
final class L20Root: NavigationCoordinator<L20Route> {
  override func prepareTransition(for route: L20Route) -> NavigationTransition { .push(UIViewController()) }
}
final class L20Scene { let router = L20Root().strongRouter; func show(_ window: UIWindow) { router.setRoot(for: window) } }
final class L20Delegate {
  let router = L20Root().strongRouter
  func logOut() {
    router.trigger(.root)
//                  ^^^^ hint detached-instance
  }
}
