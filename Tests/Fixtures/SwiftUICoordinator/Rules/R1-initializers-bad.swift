// R1 What `.init(…)` makes is followed to its parent.
import SwiftUI
import SwiftUICoordinator

final class RInitBad: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
enum RInitBadAction: CoordinatorAction { case x }
extension Home { func makeRInitBad() -> RInitBad { .init(parent: self, nav: navigationController) } }
func rInitBad(_ c: RInitBad) { c.handle(RInitBadAction.x) }
//                                                     ^ warning unhandled-action
