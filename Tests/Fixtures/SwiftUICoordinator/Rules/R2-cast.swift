// R2 An empty case behind a cast is no end where code goes on, or is not all that is done.
import SwiftUI
import SwiftUICoordinator

enum R2WayAction: CoordinatorAction { case open, skip }
final class R2Way: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    if let own = action as? R2WayAction {
      switch own {
      case .open: pop()
      case .skip: break
      }
    }
    popToRoot()
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class R2WayGuard: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard let own = action as? R2WayAction else { return }
    switch own {
    case .open: pop()
    case .skip: break
    }
    popToRoot()
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home {
  func makeR2Way() -> R2Way { R2Way(parent: self, nav: navigationController) }
  func makeR2WayGuard() -> R2WayGuard { R2WayGuard(parent: self, nav: navigationController) }
}
func r2way(_ c: R2Way, _ d: R2WayGuard) { c.handle(R2WayAction.skip); d.handle(R2WayAction.skip) }
