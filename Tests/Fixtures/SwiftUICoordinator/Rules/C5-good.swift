// C5 An extension makes it a view factory.
import SwiftUI
import SwiftUICoordinator

enum C5GoodRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class C5Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: C5GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: C5GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension C5Good: RouterViewFactory {
  @ViewBuilder func view(for route: C5GoodRoute) -> some View {
    PlainView()
  }
}
func c5Good(_ c: C5Good) { try? c.show(route: .start) }
