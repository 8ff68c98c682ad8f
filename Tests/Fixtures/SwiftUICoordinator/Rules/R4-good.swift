// R4 The screen wants its own, or is given the other.
import SwiftUI
import SwiftUICoordinator

struct R4GoodScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum R4GoodRoute: NavigationRoute {
  case start, other
  var action: TransitionAction? { .push(animated: true) }
}
class R4Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R4GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R4GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R4Good: RouterViewFactory {
  @ViewBuilder func view(for route: R4GoodRoute) -> some View {
    switch route {
    case .start: R4GoodScreen<R4Good>()
    case .other: R4GoodScreen<Basket>().environmentObject(Basket(parent: self, navigationController: navigationController))
    }
  }
}
func makeR4Good(_ home: Home) -> R4Good { R4Good(parent: home, navigationController: home.navigationController) }
func r4Good(_ c: R4Good) { try? c.show(route: .other) }
