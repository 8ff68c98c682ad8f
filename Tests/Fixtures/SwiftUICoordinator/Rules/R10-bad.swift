// R10 An empty view is pushed.
import SwiftUI
import SwiftUICoordinator

enum R10BadRoute: NavigationRoute {
  case start, empty
  var action: TransitionAction? { .push(animated: true) }
}
class R10Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R10BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R10BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R10Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R10BadRoute) -> some View {
    switch route {
    case .start: PlainView()
    case .empty: EmptyView()
    }
  }
}
func makeR10Bad(_ home: Home) -> R10Bad { R10Bad(parent: home, navigationController: home.navigationController) }
func r10(_ c: R10Bad) { try? c.show(route: .empty) }
//                                          ^^^^^ warning blank-screen
