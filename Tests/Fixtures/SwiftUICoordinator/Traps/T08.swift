// T08 A switch of one default is a push for all.
import SwiftUI
import SwiftUICoordinator

enum T08Route: NavigationRoute {
  case start, more
  var action: TransitionAction? { switch self { default: return .push(animated: true) } }
}
class T08: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T08Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T08Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T08: RouterViewFactory {
  @ViewBuilder func view(for route: T08Route) -> some View {
    PlainView()
  }
}
func makeT08(_ home: Home) -> T08 { T08(parent: home, navigationController: home.navigationController) }
func t08(_ c: T08) { try? c.show(route: .more) }
