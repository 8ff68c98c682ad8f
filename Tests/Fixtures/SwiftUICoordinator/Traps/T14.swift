// T14 A cast in the payload is a maybe; the case below takes the rest.
import SwiftUI
import SwiftUICoordinator

enum T14Action: CoordinatorAction { case done(Any) }
enum T14Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T14: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T14Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T14Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case T14Action.done(_ as Basket): popToRoot()
    case T14Action.done(_): pop()
    default: parent?.handle(action)
    }
  }
}
extension T14: RouterViewFactory {
  @ViewBuilder func view(for route: T14Route) -> some View {
    PlainView()
  }
}
func makeT14(_ home: Home) -> T14 { T14(parent: home, navigationController: home.navigationController) }
func t14(_ c: T14) { c.handle(T14Action.done(c)) }
