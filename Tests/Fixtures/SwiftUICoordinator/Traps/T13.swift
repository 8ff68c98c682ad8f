// T13 `done` is handled two coordinators up, also from a closure in `view(for:)`.
import SwiftUI
import SwiftUICoordinator

enum T13Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T13: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T13Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T13Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T13: RouterViewFactory {
  @ViewBuilder func view(for route: T13Route) -> some View {
    Button("done") { self.handle(Action.done(self)) }
  }
}
func makeT13(_ home: Home) -> T13 { T13(parent: home, navigationController: home.navigationController) }
