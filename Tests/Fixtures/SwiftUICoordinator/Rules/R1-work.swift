// R1, R2 What 'handle' does for every action handles them, whether a case mentions them or not.
import SwiftUI
import SwiftUICoordinator

enum RWorkAction: CoordinatorAction { case sent, other }
final class RWorkDefault: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RWorkAction.other: try? show(route: .home)
    default: dismiss()
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkClosure: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  var onFinish: (() -> Void)?
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RWorkAction.other: try? show(route: .home)
    default: onFinish?()
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkGuard: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard case RWorkAction.other = action else { return dismiss() }
    try? show(route: .home)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkElse: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    if case RWorkAction.other = action { try? show(route: .home) } else { dismiss() }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkAlways: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    popToRoot()
    childCoordinators.removeAll()
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkSometimes: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  var flag = false
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    if flag { popToRoot() } else { flag = true }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkBefore: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    dismiss()
    switch action {
    case RWorkAction.sent: break
    case RWorkAction.other: try? show(route: .home)
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkDeferred: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    defer { dismiss() }
    switch action {
    case RWorkAction.sent: break
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkBehind: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RWorkAction.sent: break
    default: parent?.handle(action); return
    }
    dismiss()
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
final class RWorkOther: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  var fallback: Coordinator?
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    guard let parent = fallback ?? parent else { return }
    parent.handle(action)
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func rWork(_ home: Home, _ nav: NavigationController) {
  RWorkDefault(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkClosure(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkGuard(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkElse(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkAlways(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkSometimes(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkBefore(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkDeferred(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkBehind(parent: home, nav: nav).handle(RWorkAction.sent)
  RWorkOther(parent: home, nav: nav).handle(RWorkAction.sent)
}
func rWorkOther(_ work: RWorkDefault) { work.handle(RWorkAction.other) }
