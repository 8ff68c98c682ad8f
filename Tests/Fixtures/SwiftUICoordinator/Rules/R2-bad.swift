// R2 The case is empty.
import SwiftUI
import SwiftUICoordinator

enum R2BadAction: CoordinatorAction { case go }
enum R2BadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R2Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R2BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R2BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case R2BadAction.go: break
    default: parent?.handle(action)
    }
  }
}
extension R2Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R2BadRoute) -> some View {
    PlainView()
  }
}
func makeR2Bad(_ home: Home) -> R2Bad { R2Bad(parent: home, navigationController: home.navigationController) }
func r2(_ c: R2Bad) { c.handle(R2BadAction.go) }
//                                         ^^ warning no-op-transition
