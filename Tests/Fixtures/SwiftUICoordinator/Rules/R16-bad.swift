// R16 Nobody sends it.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum R16BadAction: CoordinatorAction { case sent, silent }
enum R16BadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R16Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R16BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R16BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case R16BadAction.sent: popToRoot()
    case R16BadAction.silent: popToRoot()
//                    ^^^^^^ hint dead-handler
    default: parent?.handle(action)
    }
  }
}
extension R16Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R16BadRoute) -> some View {
    PlainView()
  }
}
func makeR16Bad(_ home: Home) -> R16Bad { R16Bad(parent: home, navigationController: home.navigationController) }
func r16(_ c: R16Bad) { c.handle(R16BadAction.sent) }
