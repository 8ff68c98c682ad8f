// T02 Allman braces, attributes and `final` change nothing.
// hints: on
// resolved: T02Route.start
import SwiftUI
import SwiftUICoordinator

enum T02Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
@available(iOS 13.0, *)
final class T02: Routing
{
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T02Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T02Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T02: RouterViewFactory
{
  @ViewBuilder func view(for route: T02Route) -> some View {
    PlainView()
  }
}
func makeT02(_ home: Home) -> T02 { T02(parent: home, navigationController: home.navigationController) }
func t02(_ c: T02) { try? c.show(route: .start) }
