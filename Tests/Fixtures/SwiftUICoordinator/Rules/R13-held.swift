// R13 The view that a child starts with holds it, or the child may hand itself over.
import SwiftUI
import SwiftUICoordinator

enum R13HeldRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { false }
}
class R13Held: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R13HeldRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R13HeldRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R13Held: RouterViewFactory {
  @ViewBuilder func view(for route: R13HeldRoute) -> some View {
    PlainView().environmentObject(self)
  }
}
extension Home {
  func r13Held() {
    let child = R13Held(parent: self, navigationController: navigationController)
    add(child: child)
    try? child.start()
  }
}
