// R4 A function of the app's own may inject the other coordinator.
import SwiftUI
import SwiftUICoordinator

struct R4InjectedScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  var body: some View { PlainView() }
}
enum R4InjectedRoute: NavigationRoute {
  case start, helped
  var action: TransitionAction? { .push(animated: true) }
}
final class R4Injected: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = R4InjectedRoute.start
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension View { func r4Routed<C: Routing>(by coordinator: C) -> some View { environmentObject(coordinator) } }
extension R4Injected: RouterViewFactory {
  @ViewBuilder func view(for route: R4InjectedRoute) -> some View {
    let basket = Basket(parent: self, navigationController: navigationController)
    switch route {
    case .start: R4InjectedScreen<Basket>().r4Routed(by: basket)
    case .helped: screen.environmentObject(basket)
    }
  }
  private var screen: some View { R4InjectedScreen<Basket>() }
}
func makeR4Injected(_ home: Home) -> R4Injected {
  R4Injected(parent: home, navigationController: home.navigationController)
}
func r4Injected(_ c: R4Injected) {
  try? c.start()
  try? c.show(route: .helped)
}
