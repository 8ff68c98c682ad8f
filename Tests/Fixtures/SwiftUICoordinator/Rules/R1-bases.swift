// R1 A base that is no coordinator itself brings `handle` and the start route.
// resolved: HomeAction.open, HomeAction.open, HomeAction.open, HomeRoute.home
import SwiftUI
import SwiftUICoordinator

class RBasePlain: NSObject {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class RBased: RBasePlain, Routing, RouterViewFactory {
  func view(for route: HomeRoute) -> some View { PlainView() }
}
class RBaseMiddle: RBasePlain {}
final class RBasedTwice: RBaseMiddle, Routing, RouterViewFactory {
  func view(for route: HomeRoute) -> some View { PlainView() }
}
class RBaseGeneric<R: NavigationRoute>: NSObject {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R
  init(parent: Coordinator?, nav: NavigationController, startRoute: R) {
    self.parent = parent
    self.startRoute = startRoute
    navigationController = nav
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class RBasedGeneric: RBaseGeneric<HomeRoute>, Routing, RouterViewFactory {
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home {
  func makeRBased() -> RBased { RBased(parent: self, nav: navigationController) }
  func makeRBasedTwice() -> RBasedTwice { RBasedTwice(parent: self, nav: navigationController) }
  func makeRBasedGeneric() -> RBasedGeneric { RBasedGeneric(parent: self, nav: navigationController, startRoute: .home) }
}
func rBases(_ a: RBased, _ b: RBasedTwice, _ c: RBasedGeneric) {
  a.handle(HomeAction.open)
  b.handle(HomeAction.open)
  c.handle(HomeAction.open)
  try? a.start()
}
