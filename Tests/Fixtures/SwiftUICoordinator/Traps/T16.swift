// T16 A payload from an array is dynamic.
// resolved: T16Action.featured
import SwiftUI
import SwiftUICoordinator

enum T16Action: CoordinatorAction { case featured(NavigationRoute) }
enum T16Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T16: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T16Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T16Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case T16Action.featured: popToRoot()
    default: parent?.handle(action)
    }
  }
}
extension T16: RouterViewFactory {
  @ViewBuilder func view(for route: T16Route) -> some View {
    PlainView()
  }
}
func makeT16(_ home: Home) -> T16 { T16(parent: home, navigationController: home.navigationController) }
func t16(_ c: T16) {
  let routes: [NavigationRoute] = [BasketRoute.pay, HomeRoute.home]
  c.handle(T16Action.featured(routes.randomElement()!))
}
