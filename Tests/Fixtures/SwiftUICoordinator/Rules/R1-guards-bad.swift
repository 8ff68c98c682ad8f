// R1 A guard that does not know the action changes nothing.
import SwiftUI
import SwiftUICoordinator

enum RGuardBadAction: CoordinatorAction { case x }
final class RGuardBad: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard childCoordinators.isEmpty else { return }
    parent?.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home { func makeRGuardBad() -> RGuardBad { RGuardBad(parent: self, nav: navigationController) } }
func rGuardBad(_ c: RGuardBad) { c.handle(RGuardBadAction.x) }
//                                                        ^ warning unhandled-action
