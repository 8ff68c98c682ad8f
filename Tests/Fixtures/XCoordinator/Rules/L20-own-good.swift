// L20-own-good An instance that its own function makes the root.
import UIKit
import XCoordinator

enum L20OAppRoute: Route { case main }
final class L20OAppCoordinator: NavigationCoordinator<L20OAppRoute> {
  override func prepareTransition(for route: L20OAppRoute) -> NavigationTransition { .push(UIViewController()) }
}
extension L20OAppCoordinator { func start(in window: UIWindow) { setRoot(for: window) } }

final class L20OPhoneScene { var window: UIWindow!; let app = L20OAppCoordinator(); func go() { app.setRoot(for: window); app.trigger(.main) } }
// Each of these shows its own instance in its own window.
final class L20OCarScene { var window: UIWindow!; let app = L20OAppCoordinator(); func go() { app.start(in: window); app.trigger(.main) } }
final class L20OTVScene { var window: UIWindow!; let app = L20OAppCoordinator(); func go() { let root = app.strongRouter; root.setRoot(for: window); app.trigger(.main) } }
final class L20OPadScene { var window: UIWindow!; let app = L20OAppCoordinator(); func go() { let root: Presentable = app; root.setRoot(for: window); app.trigger(.main) } }
