// R2 The next case does nothing, or the parent does not know the action.
import SwiftUI
import SwiftUICoordinator

enum RFallBadAction: CoordinatorAction { case x, y, z }
final class RFallBad: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RFallBadAction.x: fallthrough
    case RFallBadAction.y: break
    case RFallBadAction.z: fallthrough
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home { func makeRFallBad() -> RFallBad { RFallBad(parent: self, nav: navigationController) } }
func rFallBad(_ c: RFallBad) {
  c.handle(RFallBadAction.x)
//                        ^ warning no-op-transition
  c.handle(RFallBadAction.z)
//                        ^ warning unhandled-action
}
