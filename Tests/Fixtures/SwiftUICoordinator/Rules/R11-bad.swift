// R11 The parent is held strongly.
// fix:   weak var parent: Coordinator?
import SwiftUI
import SwiftUICoordinator

enum R11BadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R11Bad: Routing {
  var parent: Coordinator?
//    ^^^^^^ warning ownership
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R11BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R11BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R11Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R11BadRoute) -> some View {
    PlainView()
  }
}
func makeR11Bad(_ home: Home) -> R11Bad { R11Bad(parent: home, navigationController: home.navigationController) }
