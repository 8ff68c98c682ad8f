// T39 Several cases in a line, payloads, an indirect one.
// rejected
// resolved: T39Route.b, T39Route.c
import SwiftUI
import SwiftUICoordinator

indirect enum T39Route: NavigationRoute {
  case start, b(id: Int), c(T39Route)
  var action: TransitionAction? { .push(animated: true) }
}
class T39: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T39Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T39Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T39: RouterViewFactory {
  @ViewBuilder func view(for route: T39Route) -> some View {
    PlainView()
  }
}
func makeT39(_ home: Home) -> T39 { T39(parent: home, navigationController: home.navigationController) }
func t39(_ c: T39) {
  try? c.show(route: .b(1))
//                    ^ input-mismatch
  try? c.show(route: .b(id: 1))
  try? c.show(route: .c(.start))
}
