// R10 A screen of which one part shows nothing is not blank.
import SwiftUI
import SwiftUICoordinator

enum R10PartRoute: NavigationRoute {
  case start, framed
  var action: TransitionAction? { .push(animated: true) }
}
class R10Part: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R10PartRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R10PartRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R10Part: RouterViewFactory {
  @ViewBuilder func view(for route: R10PartRoute) -> some View {
    VStack {
      PlainView()
      switch route {
      case .start: PlainView()
      case .framed: EmptyView()
      }
    }
  }
}
func makeR10Part(_ home: Home) -> R10Part { R10Part(parent: home, navigationController: home.navigationController) }
func r10Part(_ c: R10Part) {
  try? c.show(route: .start)
  try? c.show(route: .framed)
}
