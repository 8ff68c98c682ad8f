// T20 A commented switch handles nothing.
import SwiftUI
import SwiftUICoordinator

enum T20Action: CoordinatorAction { case a }
enum T20Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T20: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T20Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T20Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    // switch action {
    // case T20Action.a: popToRoot()
    // default: break
    // }
  }
}
extension T20: RouterViewFactory {
  @ViewBuilder func view(for route: T20Route) -> some View {
    PlainView()
  }
}
func makeT20(_ home: Home) -> T20 { T20(parent: home, navigationController: home.navigationController) }
func t20(_ c: T20) { c.handle(T20Action.a) }
//                                      ^ warning no-op-transition
