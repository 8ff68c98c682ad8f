// C13 A class with an initialiser of its own has none of its base class's.
// rejected
import SwiftUI
import SwiftUICoordinator

class C13Base {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
}
final class C13Derived: C13Base, Routing {
  let startRoute: BasketRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BasketRoute) {
    self.startRoute = startRoute
    super.init(parent: parent, navigationController: navigationController)
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension C13Derived: RouterViewFactory {
  func view(for route: BasketRoute) -> some View { PlainView() }
}
final class C13Inheriting: C13Base, Routing {
  let startRoute = BasketRoute.list
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension C13Inheriting: RouterViewFactory {
  func view(for route: BasketRoute) -> some View { PlainView() }
}
func c13bases(_ home: Home) {
  _ = C13Derived(parent: home, navigationController: home.navigationController)
//    ^^^^^^^^^^ input-mismatch
  _ = C13Derived(parent: home, navigationController: home.navigationController, startRoute: .pay)
  _ = C13Inheriting(parent: home, navigationController: home.navigationController)
}
