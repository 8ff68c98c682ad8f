// T22 A mismatch on a route that is never shown.
// hints: on
import SwiftUI
import SwiftUICoordinator

struct T22Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum T22Route: NavigationRoute {
  case start
  case basket
//     ^^^^^^ hint unused-route
  var action: TransitionAction? { .push(animated: true) }
}
class T22: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T22Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T22Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T22: RouterViewFactory {
  @ViewBuilder func view(for route: T22Route) -> some View {
    switch route {
    case .start: PlainView()
    case .basket: T22Screen<Basket>()
    }
  }
}
func makeT22(_ home: Home) -> T22 { T22(parent: home, navigationController: home.navigationController) }
