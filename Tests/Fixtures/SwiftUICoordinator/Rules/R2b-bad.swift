// R2 The whole `handle` is empty.
import SwiftUI
import SwiftUICoordinator

enum R2bBadAction: CoordinatorAction { case go }
enum R2bBadRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class R2bBad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R2bBadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R2bBadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    
  }
}
extension R2bBad: RouterViewFactory {
  @ViewBuilder func view(for route: R2bBadRoute) -> some View {
    PlainView()
  }
}
func makeR2bBad(_ home: Home) -> R2bBad { R2bBad(parent: home, navigationController: home.navigationController) }
func r2b(_ c: R2bBad) { c.handle(R2bBadAction.go) }
//                                            ^^ warning no-op-transition
