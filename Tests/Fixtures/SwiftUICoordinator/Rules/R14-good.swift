// R14 A presented screen may.
import SwiftUI
import SwiftUICoordinator

enum R14GoodRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .present() }
}
class R14Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R14GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R14GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R14Good: RouterViewFactory {
  @ViewBuilder func view(for route: R14GoodRoute) -> some View {
    NavigationStack { PlainView() }
  }
}
func makeR14Good(_ home: Home) -> R14Good { R14Good(parent: home, navigationController: home.navigationController) }
func r14Good(_ c: R14Good) { try? c.show(route: .start) }
