// R1 A coordinator that an initialiser without a type's name makes has the parent that it gets.
import SwiftUI
import SwiftUICoordinator

final class RInitResult: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitReturn: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitLazy: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitAssigned: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitBranch: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitMade: Routing, RouterViewFactory {
  static func make(_ home: Home) -> Self { .init(parent: home, nav: home.navigationController) }
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitTaken: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitPassed: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RInitTyped: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func rInitTake(_ taken: RInitPassed) {}
func rInitBuild<T>(_ type: T.Type) {}
final class RInitHolder {
  let home: Home
  lazy var lazily: RInitLazy = .init(parent: home, nav: home.navigationController)
  var assigned: RInitAssigned?
  init(home: Home) { self.home = home }
  func makeResult() -> RInitResult { .init(parent: home, nav: home.navigationController) }
  func makeReturn() -> RInitReturn {
    print("made")
    return .init(parent: home, nav: home.navigationController)
  }
  func assign() { assigned = .init(parent: home, nav: home.navigationController) }
  func branch(_ flag: Bool, _ old: RInitBranch) -> RInitBranch {
    if flag { .init(parent: home, nav: home.navigationController) } else { old }
  }
  func take() -> RInitTaken {
    let make = RInitTaken.init
    return make(home, home.navigationController)
  }
  func pass() { rInitTake(.init(parent: home, nav: home.navigationController)) }
  func type() { rInitBuild(RInitTyped.self) }
}
func rInit(_ result: RInitResult, _ `return`: RInitReturn, _ lazy: RInitLazy, _ assigned: RInitAssigned, _ branch: RInitBranch, _ made: RInitMade, _ taken: RInitTaken, _ passed: RInitPassed, _ typed: RInitTyped) {
  result.handle(HomeAction.open)
  `return`.handle(HomeAction.open)
  lazy.handle(HomeAction.open)
  assigned.handle(HomeAction.open)
  branch.handle(HomeAction.open)
  made.handle(HomeAction.open)
  taken.handle(HomeAction.open)
  passed.handle(HomeAction.open)
  typed.handle(HomeAction.open)
}
