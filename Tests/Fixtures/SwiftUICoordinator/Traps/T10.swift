// T10 Presented by `show`, pushed by `append`.
import SwiftUI
import SwiftUICoordinator

enum T10Route: NavigationRoute {
  case start, other
  var action: TransitionAction? {
    switch self {
    case .start, .other: .present(delegate: nil)
    }
  }
}
class T10: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T10Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T10Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T10: RouterViewFactory {
  @ViewBuilder func view(for route: T10Route) -> some View {
    PlainView()
  }
}
func makeT10(_ home: Home) -> T10 { T10(parent: home, navigationController: home.navigationController) }
func t10(_ c: T10) { c.append(routes: [.start, .other]) }
