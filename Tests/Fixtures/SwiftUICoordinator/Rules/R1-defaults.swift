// R1 A protocol of the workspace brings `handle`.
import SwiftUI
import SwiftUICoordinator

protocol RDefaults: Routing {}
extension RDefaults { func handle(_ action: CoordinatorAction) { parent?.handle(action) } }
protocol RDefaultsWhere: Routing {}
extension RDefaultsWhere where Self: RouterViewFactory { func handle(_ action: CoordinatorAction) { pop() } }
final class RDefault: RDefaults, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RDefaultWhere: RDefaultsWhere, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
enum RDefaultAction: CoordinatorAction { case x }
extension Home {
  func makeRDefault() -> RDefault { RDefault(parent: self, nav: navigationController) }
  func makeRDefaultWhere() -> RDefaultWhere { RDefaultWhere(parent: self, nav: navigationController) }
}
func rDefaults(_ a: RDefault, _ b: RDefaultWhere) {
  a.handle(HomeAction.open)
  b.handle(RDefaultAction.x)
}
