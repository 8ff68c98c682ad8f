// T15 A route from elsewhere may be any of its enum.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum T15Action: CoordinatorAction { case open(NavigationRoute) }
enum T15Route: NavigationRoute {
  case start, one, two
  var action: TransitionAction? { .push(animated: true) }
}
class T15: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T15Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T15Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case let T15Action.open(route):
      switch route {
      case let own as T15Route where own != .start: append(routes: [.start, own])
      default: return
      }
    default: parent?.handle(action)
    }
  }
}
extension T15: RouterViewFactory {
  @ViewBuilder func view(for route: T15Route) -> some View {
    PlainView()
  }
}
func makeT15(_ home: Home) -> T15 { T15(parent: home, navigationController: home.navigationController) }
func t15(_ c: T15) { c.handle(T15Action.open(T15Route.one)) }
