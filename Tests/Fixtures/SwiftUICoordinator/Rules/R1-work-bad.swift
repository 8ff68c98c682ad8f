// R1, R2 What only logs, and what leaves before the work.
import SwiftUI
import SwiftUICoordinator

enum RIdleAction: CoordinatorAction { case sent, other }
final class RIdleLog: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RIdleAction.other: try? show(route: .home)
    default: print("unknown \(action)")
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RIdleTail: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RIdleAction.other: try? show(route: .home)
    default: break
    }
    print(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RIdleOwn: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard let parent = self.parent else { return }
    parent.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RIdleLeaves: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    if case RIdleAction.sent = action { return }
    dismiss()
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func rIdle(_ home: Home, _ nav: NavigationController) {
  RIdleLog(parent: home, nav: nav).handle(RIdleAction.sent)
//                                                    ^^^^ warning unhandled-action
  RIdleTail(parent: home, nav: nav).handle(RIdleAction.sent)
//                                                     ^^^^ warning unhandled-action
  RIdleOwn(parent: home, nav: nav).handle(RIdleAction.sent)
//                                                    ^^^^ warning unhandled-action
  RIdleLeaves(parent: home, nav: nav).handle(RIdleAction.sent)
//                                                       ^^^^ warning no-op-transition
}
func rIdleOther(_ idle: RIdleLog) { idle.handle(RIdleAction.other) }
