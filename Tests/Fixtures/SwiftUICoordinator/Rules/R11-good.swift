// R11 Weak and unowned parents.
import SwiftUI
import SwiftUICoordinator

enum R11GoodRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R11Good: Routing {
  weak var parent: (any Coordinator)?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R11GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R11GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R11Good: RouterViewFactory {
  @ViewBuilder func view(for route: R11GoodRoute) -> some View {
    PlainView()
  }
}
func makeR11Good(_ home: Home) -> R11Good { R11Good(parent: home, navigationController: home.navigationController) }
