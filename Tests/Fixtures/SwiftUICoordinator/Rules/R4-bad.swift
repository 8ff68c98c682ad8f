// R4 The screen wants another coordinator.
import SwiftUI
import SwiftUICoordinator

struct R4BadScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum R4BadRoute: NavigationRoute {
  case start, other
  var action: TransitionAction? { .push(animated: true) }
}
class R4Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R4BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R4BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R4Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R4BadRoute) -> some View {
    switch route {
    case .start: PlainView()
    case .other: R4BadScreen<Basket>()
//               ^^^^^^^^^^^^^^^^^^^ warning crash-on-transition
    }
  }
}
func makeR4Bad(_ home: Home) -> R4Bad { R4Bad(parent: home, navigationController: home.navigationController) }
func r4(_ c: R4Bad) { try? c.show(route: .other) }
