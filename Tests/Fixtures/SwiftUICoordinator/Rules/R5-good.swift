// R5 It is injected.
import SwiftUI
import SwiftUICoordinator

struct R5GoodScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum R5GoodRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { false }
}
class R5Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R5GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R5GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R5Good: RouterViewFactory {
  @ViewBuilder func view(for route: R5GoodRoute) -> some View {
    R5GoodScreen<R5Good>().environmentObject(self)
  }
}
func makeR5Good(_ home: Home) -> R5Good { R5Good(parent: home, navigationController: home.navigationController) }
func r5Good(_ c: R5Good) { try? c.show(route: .start) }
