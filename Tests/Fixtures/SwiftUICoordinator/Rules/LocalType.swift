// A type that a body declares: what it shows counts as shown, and what it makes as made.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum LocalTypeRoute: NavigationRoute {
  case start, shown
  case lost
//     ^^^^ hint unused-route
  var action: TransitionAction? { .push(animated: true) }
}
class LocalTypeTop: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: LocalTypeRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: LocalTypeRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension LocalTypeTop: RouterViewFactory {
  @ViewBuilder func view(for route: LocalTypeRoute) -> some View { PlainView() }
}
func localType(_ home: Home) {
  struct Starter {
    let home: Home
    func start() {
      let top = LocalTypeTop(parent: home, navigationController: home.navigationController)
      try? top.show(route: .shown)
    }
  }
  Starter(home: home).start()
}
