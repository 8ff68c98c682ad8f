// R2 The case does something.
import SwiftUI
import SwiftUICoordinator

enum R2GoodAction: CoordinatorAction { case go }
enum R2GoodRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R2Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R2GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R2GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case R2GoodAction.go: popToRoot()
    default: parent?.handle(action)
    }
  }
}
extension R2Good: RouterViewFactory {
  @ViewBuilder func view(for route: R2GoodRoute) -> some View {
    PlainView()
  }
}
func makeR2Good(_ home: Home) -> R2Good { R2Good(parent: home, navigationController: home.navigationController) }
func r2Good(_ c: R2Good) { c.handle(R2GoodAction.go) }
