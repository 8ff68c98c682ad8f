// R3 'action' tells its cases apart by conditions.
// fix: none
import SwiftUICoordinator

enum R3ChosenRoute: NavigationRoute {
  case list, pane
  var action: TransitionAction? { !(self == .pane) ? .push(animated: true) : nil }
}
enum R3GuardedRoute: NavigationRoute {
  case list, note(Int), pane
  var action: TransitionAction? {
    guard case .note = self else { return .push(animated: true) }
    return nil
  }
}
enum R3BranchedRoute: NavigationRoute {
  case list, note(Int), pane
  var action: TransitionAction? {
    if case .note(_) = self { nil } else if case .pane = self { .present() } else { .push(animated: true) }
  }
}
class R3Chooser<Route: NavigationRoute>: Coordinator {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: Route
  init(_ controller: NavigationController, _ route: Route) { (navigationController, startRoute) = (controller, route) }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class R3Chosen: R3Chooser<R3ChosenRoute>, Navigator, RouterViewFactory {
  func view(for route: R3ChosenRoute) -> PlainView { PlainView() }
  func go() {
    try? show(route: .list)
    try? show(route: .pane)
//                    ^^^^ warning no-op-transition
  }
}
final class R3Guarded: R3Chooser<R3GuardedRoute>, Navigator, RouterViewFactory {
  func view(for route: R3GuardedRoute) -> PlainView { PlainView() }
  func go() {
    try? show(route: .pane)
    try? show(route: .note(1))
//                    ^^^^ warning no-op-transition
  }
}
final class R3Branched: R3Chooser<R3BranchedRoute>, Navigator, RouterViewFactory {
  func view(for route: R3BranchedRoute) -> PlainView { PlainView() }
  func go() {
    try? show(route: .list)
    try? show(route: .pane)
    try? show(route: .note(1))
//                    ^^^^ warning no-op-transition
  }
}
