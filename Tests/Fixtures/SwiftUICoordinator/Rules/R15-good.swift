// R15 What something leads to.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum R15GoodRoute: NavigationRoute {
  case start, shown
  var action: TransitionAction? { .push(animated: true) }
}
class R15Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R15GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R15GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R15Good: RouterViewFactory {
  @ViewBuilder func view(for route: R15GoodRoute) -> some View {
    PlainView()
  }
}
func makeR15Good(_ home: Home) -> R15Good { R15Good(parent: home, navigationController: home.navigationController) }
func r15Good(_ c: R15Good) { c.append(routes: [.shown]) }
