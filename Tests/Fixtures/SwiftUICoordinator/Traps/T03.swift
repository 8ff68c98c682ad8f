// T03 The screen's parameter is bound where the screen is constructed.
// hints: on
// resolved: T03Action.a, T03Action.b
import SwiftUI
import SwiftUICoordinator

struct T03Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
  func tap() { coordinator.handle(T03Action.a) }
  func lose() { coordinator.handle(T03Action.b) }
//                                           ^ warning unhandled-action
}
enum T03Action: CoordinatorAction { case a, b }
enum T03Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T03: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T03Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T03Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case T03Action.a: popToRoot()
    default: parent?.handle(action)
    }
  }
}
extension T03: RouterViewFactory {
  @ViewBuilder func view(for route: T03Route) -> some View {
    T03Screen<T03>()
  }
}
func makeT03(_ home: Home) -> T03 { T03(parent: home, navigationController: home.navigationController) }
