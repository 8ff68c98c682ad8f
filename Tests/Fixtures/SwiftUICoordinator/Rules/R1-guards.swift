// R1 Whoever gets the action in a guard may handle it.
import SwiftUI
import SwiftUICoordinator

enum RGuardAction: CoordinatorAction { case x }
func rGuardTakes(_ action: CoordinatorAction) -> Bool { action is RGuardAction }
@discardableResult func rGuardStep(_ action: CoordinatorAction) -> Int? { action is RGuardAction ? 1 : nil }
final class RGuardNot: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard !rGuardTakes(action) else { return }
    parent?.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RGuardFalse: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard rGuardTakes(action) == false else { return }
    parent?.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RGuardNil: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard rGuardStep(action) == nil else { return }
    parent?.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RGuardIs: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard !(action is RGuardAction) else { return pop() }
    parent?.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RGuardIf: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    if rGuardTakes(action) { return }
    parent?.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RGuardElse: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard childCoordinators.isEmpty else { rGuardStep(action); return }
    parent?.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home {
  func makeRGuardNot() -> RGuardNot { RGuardNot(parent: self, nav: navigationController) }
  func makeRGuardFalse() -> RGuardFalse { RGuardFalse(parent: self, nav: navigationController) }
  func makeRGuardNil() -> RGuardNil { RGuardNil(parent: self, nav: navigationController) }
  func makeRGuardIs() -> RGuardIs { RGuardIs(parent: self, nav: navigationController) }
  func makeRGuardIf() -> RGuardIf { RGuardIf(parent: self, nav: navigationController) }
  func makeRGuardElse() -> RGuardElse { RGuardElse(parent: self, nav: navigationController) }
}
func rGuards(_ c0: RGuardNot, _ c1: RGuardFalse, _ c2: RGuardNil, _ c3: RGuardIs, _ c4: RGuardIf, _ c5: RGuardElse) {
  c0.handle(RGuardAction.x)
  c1.handle(RGuardAction.x)
  c2.handle(RGuardAction.x)
  c3.handle(RGuardAction.x)
  c4.handle(RGuardAction.x)
  c5.handle(RGuardAction.x)
}
