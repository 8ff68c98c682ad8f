// R3 'action' asks what only runs tell, or what a static member stands for.
import SwiftUICoordinator

enum R3AskedRoute: NavigationRoute, Equatable {
  case list, note(Int), pane
  static var first: R3AskedRoute { .list }
  var isLarge: Bool { self == .pane }
  var action: TransitionAction? {
    if isLarge { return nil }
    if self == .first { return .present() }
    if case .note(1) = self { return nil }
    return .push(animated: true)
  }
}
final class R3Asked: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = R3AskedRoute.list
  init(_ controller: NavigationController) { navigationController = controller }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: R3AskedRoute) -> PlainView { PlainView() }
  func go() {
    try? show(route: .note(2))
    try? show(route: .list)
    try? show(route: .pane)
  }
}
