// T07 A start route without an action.
import SwiftUI
import SwiftUICoordinator

enum T07Route: NavigationRoute { case start }
class T07: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T07Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T07Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T07: RouterViewFactory {
  @ViewBuilder func view(for route: T07Route) -> some View {
    PlainView()
  }
}
func makeT07(_ home: Home) -> T07 { T07(parent: home, navigationController: home.navigationController) }
func t07(_ c: T07) { try? c.start() }
//                          ^^^^^ warning no-op-transition
