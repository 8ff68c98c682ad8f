// R13 A child that nobody holds.
import SwiftUI
import SwiftUICoordinator

enum R13BadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { false }
}
class R13Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R13BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R13BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R13Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R13BadRoute) -> some View {
    PlainView()
  }
}
extension Home {
  func r13() {
    let child = R13Bad(parent: self, navigationController: navigationController)
//      ^^^^^ warning ownership
    add(child: child)
    try? child.start()
  }
}
