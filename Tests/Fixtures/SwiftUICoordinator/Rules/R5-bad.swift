// R5 The route does not attach its coordinator.
import SwiftUI
import SwiftUICoordinator

struct R5BadScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
//                       ^^^^^^^^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
enum R5BadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { false }
}
class R5Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R5BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R5BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R5Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R5BadRoute) -> some View {
    R5BadScreen<R5Bad>()
  }
}
func makeR5Bad(_ home: Home) -> R5Bad { R5Bad(parent: home, navigationController: home.navigationController) }
func r5(_ c: R5Bad) { try? c.show(route: .start) }
