// T11 A default that returns or breaks drops.
import SwiftUI
import SwiftUICoordinator

enum T11Action: CoordinatorAction { case a }
enum T11Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T11: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T11Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T11Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case HomeAction.open: popToRoot()
    default: return
    }
  }
}
extension T11: RouterViewFactory {
  @ViewBuilder func view(for route: T11Route) -> some View {
    PlainView()
  }
}
func makeT11(_ home: Home) -> T11 { T11(parent: home, navigationController: home.navigationController) }
func t11(_ c: T11) { c.handle(T11Action.a) }
//                                      ^ warning unhandled-action
