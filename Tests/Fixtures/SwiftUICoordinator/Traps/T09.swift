// T09 What stands behind a `return` never runs.
import SwiftUI
import SwiftUICoordinator

enum T09Route: NavigationRoute {
  case start
  var action: TransitionAction? {
    switch self {
    case .start:
      return .push(animated: true)
      return nil
    }
  }
}
class T09: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T09Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T09Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T09: RouterViewFactory {
  @ViewBuilder func view(for route: T09Route) -> some View {
    PlainView()
  }
}
func makeT09(_ home: Home) -> T09 { T09(parent: home, navigationController: home.navigationController) }
func t09(_ c: T09) { try? c.show(route: .start) }
