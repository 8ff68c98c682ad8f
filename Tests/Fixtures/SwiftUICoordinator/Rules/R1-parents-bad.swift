// R1 A parent that is set later is followed, and one that is never set is none.
import SwiftUI
import SwiftUICoordinator

final class RLateBad: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RNeverBad: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
enum RLateBadAction: CoordinatorAction { case x }
extension Home {
  func goRLateBad() {
    let c = RLateBad(parent: nil, nav: navigationController)
    c.parent = self
    let d = RNeverBad(parent: nil, nav: navigationController)
    d.parent = nil
  }
}
func rLateBad(_ c: RLateBad) { c.handle(RLateBadAction.x) }
//                                                     ^ warning unhandled-action
func rNeverBad(_ c: RNeverBad) { c.handle(HomeAction.open) }
//                                                   ^^^^ warning unhandled-action
