// C5 Nothing makes it a view factory.
// unfinished
import SwiftUI
import SwiftUICoordinator

enum C5BadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class C5Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: C5BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: C5BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
func c5(_ c: C5Bad) { try? c.show(route: .start) }
//                           ^^^^ invalid-declaration
