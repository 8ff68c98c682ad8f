// R15 What nothing leads to.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum R15BadRoute: NavigationRoute {
  case start
  case lost
//     ^^^^ hint unused-route
  case linked
//     ^^^^^^ hint unreachable-route
  var action: TransitionAction? { .push(animated: true) }
}
class R15Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R15BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R15BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R15Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R15BadRoute) -> some View {
    PlainView()
  }
}
func makeR15Bad(_ home: Home) -> R15Bad { R15Bad(parent: home, navigationController: home.navigationController) }
let r15Link = DeepLink(action: "x", route: R15BadRoute.linked)
enum R15NeverRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R15Never: Routing {
//    ^^^^^^^^ hint unreachable-coordinator
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R15NeverRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R15NeverRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R15Never: RouterViewFactory {
  @ViewBuilder func view(for route: R15NeverRoute) -> some View {
    PlainView()
  }
}
