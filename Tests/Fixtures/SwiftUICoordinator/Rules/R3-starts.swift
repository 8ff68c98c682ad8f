// R3 What starts with another route than it was made with.
// resolved: HomeRoute.child, HomeRoute.sheet
import SwiftUI
import SwiftUICoordinator

class R3Var: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  var startRoute: HomeRoute = .child
  init(_ controller: NavigationController) { navigationController = controller }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R3Var: RouterViewFactory {
  @ViewBuilder func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home {
  func r3starts() {
    let child = R3Var(navigationController)
    child.parent = self
    child.startRoute = .sheet
    try? child.start()
  }
}
