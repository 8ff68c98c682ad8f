// T23 A child with a fixed coordinator.
import SwiftUI
import SwiftUICoordinator

struct T23Row<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
struct T23Detail<Coordinator: Routing>: View {
  var body: some View { T23Row<Basket>() }
}
enum T23Route: NavigationRoute {
  case start, detail
  var action: TransitionAction? { .push(animated: true) }
}
class T23: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T23Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T23Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T23: RouterViewFactory {
  @ViewBuilder func view(for route: T23Route) -> some View {
    switch route {
    case .start: PlainView()
    case .detail: T23Detail<T23>()
//                ^^^^^^^^^^^^^^ warning crash-on-transition
    }
  }
}
func makeT23(_ home: Home) -> T23 { T23(parent: home, navigationController: home.navigationController) }
func t23(_ c: T23) { try? c.show(route: .detail) }
