// R2 The case that a callback reaches is empty.
import SwiftUI
import SwiftUICoordinator

enum R2CalledAction: CoordinatorAction { case go }
struct R2Calling: View {
  let send: (R2CalledAction) -> Void
  var body: some View { Button("go") { send(.go) } }
//                                           ^^ warning no-op-transition
}
final class R2Called: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case R2CalledAction.go: break
    default: parent?.handle(action)
    }
  }
}
extension R2Called: RouterViewFactory {
  func view(for route: HomeRoute) -> some View { R2Calling(send: { self.handle($0) }) }
}
func makeR2Called(_ home: Home) -> R2Called { R2Called(parent: home, navigationController: home.navigationController) }
