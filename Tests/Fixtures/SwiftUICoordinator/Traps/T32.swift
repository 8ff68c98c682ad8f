// T32 Unowned parents are as good as weak ones.
import SwiftUI
import SwiftUICoordinator

enum T32Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
final class T32: Routing {
  private unowned let owner: Home
  var parent: Coordinator? { owner }
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = T32Route.start
  init(_ owner: Home) {
    self.owner = owner
    navigationController = owner.navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension T32: RouterViewFactory {
  @ViewBuilder func view(for route: T32Route) -> some View {
    PlainView()
  }
}
func makeT32(_ home: Home) -> T32 { T32(home) }
