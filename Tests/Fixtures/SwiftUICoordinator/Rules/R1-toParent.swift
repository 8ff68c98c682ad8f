// R1 A parent handles it, or some other parent may.
import SwiftUI
import SwiftUICoordinator

extension Basket {
  func r1ToParentGood() {
    parent?.handle(HomeAction.open)
    parent?.handle(Action.done(self))
  }
}
class R1ToParent: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
  func end(_ parent: Home) {
    self.parent?.handle(BasketAction.pay)
    parent.handle(HomeAction.open)
  }
}
func r1ToParent(_ parents: [Coordinator], _ nav: NavigationController) { _ = R1ToParent(parent: parents.first, nav: nav) }
