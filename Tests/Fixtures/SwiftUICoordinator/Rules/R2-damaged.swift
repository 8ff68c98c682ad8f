// R2 Of a handler whose switch could not be read, nobody knows what it passes on.
// unfinished
// resolved: RDamagedAction.go
import SwiftUI
import SwiftUICoordinator

enum RDamagedAction: CoordinatorAction { case go }
enum RDamagedRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class RDamaged: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: RDamagedRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: RDamagedRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RDamagedAction.
    default: parent?.handle(action)
    }
  }
}
extension RDamaged: RouterViewFactory {
  @ViewBuilder func view(for route: RDamagedRoute) -> some View {
    PlainView()
  }
}
func makeRDamaged(_ home: Home) -> RDamaged { RDamaged(parent: home, navigationController: home.navigationController) }
func rDamaged(_ c: RDamaged) { c.handle(RDamagedAction.go) }
