// R2 A handler whose body is yet to be typed may handle anything.
// unfinished
// resolved: RHalfAction.go
import SwiftUI
import SwiftUICoordinator

enum RHalfAction: CoordinatorAction { case go }
enum RHalfRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class RHalf: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: RHalfRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: RHalfRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction)
}
func makeRHalf(_ home: Home) -> RHalf { RHalf(parent: home, navigationController: home.navigationController) }
func rHalf(_ c: RHalf) { c.handle(RHalfAction.go) }
