// T24 Previews send and construct nothing.
// hints: on
import SwiftUI
import SwiftUICoordinator

struct T24Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
  func tap() { coordinator.handle(HomeAction.open) }
}
enum T24Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T24: Routing {
//    ^^^ hint unreachable-coordinator
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T24Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T24Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T24: RouterViewFactory {
  @ViewBuilder func view(for route: T24Route) -> some View {
    PlainView()
  }
}
struct T24Previews: PreviewProvider {
  static let coordinator = T24(parent: nil, navigationController: NavigationControllerFactory().makeNavigationController())
  static var previews: some View { T24Screen<T24>().environmentObject(coordinator) }
}
