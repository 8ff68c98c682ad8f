// R16 All that is handled is sent.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum R16GoodAction: CoordinatorAction { case sent }
enum R16GoodRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R16Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R16GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R16GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case R16GoodAction.sent: popToRoot()
    case Action.done(_), Action.cancel(_): popToRoot()
    default: parent?.handle(action)
    }
  }
}
extension R16Good: RouterViewFactory {
  @ViewBuilder func view(for route: R16GoodRoute) -> some View {
    PlainView()
  }
}
func makeR16Good(_ home: Home) -> R16Good { R16Good(parent: home, navigationController: home.navigationController) }
func r16Good(_ c: R16Good) { c.handle(R16GoodAction.sent) }
