// R10 The empty view stands for a child and is never shown.
import SwiftUI
import SwiftUICoordinator

enum R10GoodRoute: NavigationRoute {
  case start, empty
  var action: TransitionAction? { .push(animated: true) }
}
class R10Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R10GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R10GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R10Good: RouterViewFactory {
  @ViewBuilder func view(for route: R10GoodRoute) -> some View {
    switch route {
    case .start: PlainView()
    case .empty: EmptyView()
    }
  }
}
func makeR10Good(_ home: Home) -> R10Good { R10Good(parent: home, navigationController: home.navigationController) }
func r10Good(_ c: R10Good) { try? c.show(route: .start) }
