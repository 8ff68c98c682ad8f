// R14 A pushed screen brings a stack.
import SwiftUI
import SwiftUICoordinator

enum R14BadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R14Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R14BadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R14BadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R14Bad: RouterViewFactory {
  @ViewBuilder func view(for route: R14BadRoute) -> some View {
    NavigationStack { PlainView() }
//  ^^^^^^^^^^^^^^^ warning nested-navigation-container
  }
}
func makeR14Bad(_ home: Home) -> R14Bad { R14Bad(parent: home, navigationController: home.navigationController) }
func r14(_ c: R14Bad) { try? c.show(route: .start) }
