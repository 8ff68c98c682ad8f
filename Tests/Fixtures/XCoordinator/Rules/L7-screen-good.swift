// L7-screen-good The screens of a coordinator keep it.
import UIKit
import XCoordinator

// The coordinator lives: its screen, which is in the hierarchy, holds it.
final class L7KScreen<R: Route>: UIViewController { var router: StrongRouter<R>?; var onTap: (() -> Void)? }

enum L7KARoute: Route { case one, two }
final class L7KACoordinator: NavigationCoordinator<L7KARoute> {
  override func prepareTransition(for route: L7KARoute) -> NavigationTransition {
    let screen = L7KScreen<L7KARoute>()
    screen.router = strongRouter
    return .push(screen)
  }
}
enum L7KBRoute: Route { case one, two }
final class L7KBCoordinator: NavigationCoordinator<L7KBRoute> {
  override func prepareTransition(for route: L7KBRoute) -> NavigationTransition {
    let screen = L7KScreen<L7KBRoute>()
    screen.onTap = { self.trigger(.two) }
    return .push(screen)
  }
}
enum L7KCRoute: Route { case one, two }
enum L7KScreenFactory {
  static func make(_ router: StrongRouter<L7KCRoute>) -> UIViewController {
    let screen = L7KScreen<L7KCRoute>()
    screen.router = router
    return screen
  }
}
final class L7KCCoordinator: NavigationCoordinator<L7KCRoute> {
  override func prepareTransition(for route: L7KCRoute) -> NavigationTransition { .push(L7KScreenFactory.make(strongRouter)) }
}
enum L7KDRoute: Route { case one, two }
final class L7KRootNavigation: UINavigationController { var router: StrongRouter<L7KDRoute>? }
final class L7KDCoordinator: NavigationCoordinator<L7KDRoute> {
  init() {
    let root = L7KRootNavigation()
    super.init(rootViewController: root, initialRoute: nil)
    root.router = strongRouter
  }
  override func prepareTransition(for route: L7KDRoute) -> NavigationTransition { .push(UIViewController()) }
}
func l7kA(_ w: UIWindow) { let l7kC = L7KACoordinator(); l7kC.setRoot(for: w); l7kC.trigger(.one); l7kC.trigger(.two) }
func l7kB(_ w: UIWindow) { let l7kC = L7KBCoordinator(); l7kC.setRoot(for: w); l7kC.trigger(.one) }
func l7kC(_ w: UIWindow) { let l7kC = L7KCCoordinator(); l7kC.setRoot(for: w); l7kC.trigger(.one); l7kC.trigger(.two) }
func l7kD(_ w: UIWindow) { let l7kC = L7KDCoordinator(); l7kC.setRoot(for: w); l7kC.trigger(.one); l7kC.trigger(.two) }
