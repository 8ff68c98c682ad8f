// R2 A case that falls through does what the next one does.
import SwiftUI
import SwiftUICoordinator

enum RFallAction: CoordinatorAction { case x, y, z }
final class RFall: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RFallAction.x: fallthrough
    case RFallAction.y: pop()
    case RFallAction.z: fallthrough
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home { func makeRFall() -> RFall { RFall(parent: self, nav: navigationController) } }
func rFall(_ c: RFall) {
  c.handle(RFallAction.x)
  c.handle(RFallAction.y)
}
