// C1 Static members of protocols that an enum conforms to without saying so.
import SwiftUI
import SwiftUICoordinator

enum ImpliedRoute: String, NavigationRoute {
  case list, grid
  var action: TransitionAction? { .push(animated: true) }
}
extension Hashable where Self == ImpliedRoute { static var usual: ImpliedRoute { .list } }
extension RawRepresentable where Self == ImpliedRoute { static func named(_ text: String) -> ImpliedRoute { .grid } }
final class Implied: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = ImpliedRoute.list
  init(_ navigationController: NavigationController) { self.navigationController = navigationController }
  func handle(_ action: CoordinatorAction) {}
  func view(for route: ImpliedRoute) -> some View { PlainView() }
  func go() {
    try? show(route: .usual)
    append(routes: [.named("grid"), ImpliedRoute.usual])
  }
}
