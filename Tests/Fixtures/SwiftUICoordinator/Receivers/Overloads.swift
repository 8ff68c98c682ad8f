// Functions of a coordinator's own with the framework's names: what they do not take is the framework's.
// hints: on
// resolved: OverloadsRoute.item, OverloadsRoute.list, OverloadsRoute.text, OverloadsRoute.list
import SwiftUI
import SwiftUICoordinator

enum OverloadsRoute: NavigationRoute {
  case list, item(id: Int, animated: Bool = false), text(String), other
//                                                                ^^^^^ hint unused-route
  var action: TransitionAction? { .push(animated: true) }
}
final class Overloads: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  var startRoute: OverloadsRoute { .list }
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func show(route: String) {}
  func show(_ text: String) {}
  func append(routes: [String]) {}
  func go() {
    show("x")
    show(route: "x")
    append(routes: ["x"])
    try? show(route: .item(id: 1))
    append(routes: [.list, .text("y")])
  }
}
extension Overloads: RouterViewFactory { func view(for route: OverloadsRoute) -> some View { PlainView() } }
extension Home {
  func openOverloads() { try? Overloads(parent: self, navigationController: navigationController).start() }
}
