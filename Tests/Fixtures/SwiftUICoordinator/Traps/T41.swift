// T41 A screen of a coordinator that nobody makes.
// hints: on
import SwiftUI
import SwiftUICoordinator

struct T41Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
  func tap() { coordinator.handle(BasketAction.pay) }
//                                             ^^^ warning unhandled-action
}
enum T41Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T41: Routing {
//    ^^^ hint unreachable-coordinator
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T41Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T41Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T41: RouterViewFactory {
  @ViewBuilder func view(for route: T41Route) -> some View {
    T41Screen<T41>()
  }
}
