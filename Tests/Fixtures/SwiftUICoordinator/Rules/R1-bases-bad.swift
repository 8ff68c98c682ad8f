// R1 What a base hands on is followed.
import SwiftUI
import SwiftUICoordinator

class RBaseBad: NSObject {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class RBasedBad: RBaseBad, Routing, RouterViewFactory {
  func view(for route: HomeRoute) -> some View { PlainView() }
}
enum RBaseBadAction: CoordinatorAction { case x }
extension Home { func makeRBasedBad() -> RBasedBad { RBasedBad(parent: self, nav: navigationController) } }
func rBaseBad(_ c: RBasedBad) { c.handle(RBaseBadAction.x) }
//                                                      ^ warning unhandled-action
