// R2 A case is empty in the 'switch' behind a cast.
import SwiftUI
import SwiftUICoordinator

enum R2CastAction: CoordinatorAction { case open, skip, up }
final class R2Cast: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard let own = action as? R2CastAction else {
      parent?.handle(action)
      return
    }
    switch own {
    case .open: try? show(route: .sheet)
    case .skip: break
    case .up: parent?.handle(own)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class R2CastCase: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case let action as R2CastAction:
      switch action {
      case .open: pop()
      case .skip: break
      case .up: popToRoot()
      }
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home {
  func makeR2Cast() -> R2Cast { R2Cast(parent: self, nav: navigationController) }
  func makeR2CastCase() -> R2CastCase { R2CastCase(parent: self, nav: navigationController) }
}
func r2cast(_ c: R2Cast, _ d: R2CastCase) {
  c.handle(R2CastAction.open)
  c.handle(R2CastAction.skip)
//                      ^^^^ warning no-op-transition
  c.handle(R2CastAction.up)
//                      ^^ warning unhandled-action
  d.handle(R2CastAction.skip)
//                      ^^^^ warning no-op-transition
}
