// R2 A macro may write the body of the handler.
// unfinished
// resolved: RReplacedAction.go
import SwiftUI
import SwiftUICoordinator

enum RReplacedAction: CoordinatorAction { case go }
enum RReplacedRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class RReplaced: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: RReplacedRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: RReplacedRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  @Handles(RReplacedAction.self) func handle(_ action: CoordinatorAction) {
  }
}
extension RReplaced: RouterViewFactory {
  @ViewBuilder func view(for route: RReplacedRoute) -> some View {
    PlainView()
  }
}
func makeRReplaced(_ home: Home) -> RReplaced { RReplaced(parent: home, navigationController: home.navigationController) }
func rReplaced(_ c: RReplaced) { c.handle(RReplacedAction.go) }
