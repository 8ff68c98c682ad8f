// R1-kept-parents-bad A parent that is kept under another name is the one that the initialiser takes.
// resolved: R1KeptParent.leave, R1KeptParent.leave
import SwiftUI
import SwiftUICoordinator

enum R1KeptParent: CoordinatorAction { case leave }
final class R1KeptChild: Routing {
  unowned let owner: Home
  var parent: Coordinator? { owner }
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = BasketRoute.list
  init(root: Home, _ controller: NavigationController) {
    owner = root
    navigationController = controller
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func r1leave() { handle(R1KeptParent.leave) }
//                                     ^^^^^ warning unhandled-action
}
extension R1KeptChild: RouterViewFactory {
  @ViewBuilder func view(for route: BasketRoute) -> some View { PlainView() }
}
extension Home {
  func r1keep() {
    let child = R1KeptChild(root: self, navigationController)
    add(child: child)
    child.handle(R1KeptParent.leave)
//                            ^^^^^ warning unhandled-action
  }
}
