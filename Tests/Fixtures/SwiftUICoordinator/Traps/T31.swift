// T31 Attached to all but one.
import SwiftUI
import SwiftUICoordinator

struct T31Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
//                       ^^^^^^^^^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
struct T31Other<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum T31Route: NavigationRoute {
  case start, login
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { self != .login }
}
class T31: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T31Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T31Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T31: RouterViewFactory {
  @ViewBuilder func view(for route: T31Route) -> some View {
    switch route {
    case .start: T31Other<T31>()
    case .login: T31Screen<T31>()
    }
  }
}
func makeT31(_ home: Home) -> T31 { T31(parent: home, navigationController: home.navigationController) }
func t31(_ c: T31) {
  try? c.show(route: .start)
  try? c.show(route: .login)
}
