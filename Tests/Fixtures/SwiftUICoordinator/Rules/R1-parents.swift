// R1 A parent that is set later is a parent.
import SwiftUI
import SwiftUICoordinator

final class RLate: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RLateOther: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RComputed: Routing, RouterViewFactory {
  private weak var owner: Coordinator?
  var parent: Coordinator? { owner }
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { owner = nil; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home {
  func goRLate() {
    let c = RLate(parent: nil, nav: navigationController)
    c.parent = self
  }
  func makeRComputed() -> RComputed { RComputed(parent: nil, nav: navigationController) }
}
final class RLateHolder {
  let child: RLateOther
  init(nav: NavigationController) { child = RLateOther(parent: nil, nav: nav) }
  func attach(to home: Home) { child.parent = home }
}
enum RLateAction: CoordinatorAction { case x }
func rLate(_ c: RLate, _ d: RLateOther, _ e: RComputed) {
  c.handle(HomeAction.open)
  d.handle(HomeAction.open)
  e.handle(RLateAction.x)
}
