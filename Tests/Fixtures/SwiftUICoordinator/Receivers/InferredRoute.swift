// 'Route' is what the compiler infers it to be: by 'startRoute', or by 'view(for:)'.
// hints: on
// resolved: InferredRoutes.detail, InferredRoutes.item, InferredRoutes.list, InferredRoutes.start
import SwiftUI
import SwiftUICoordinator

enum InferredRoutes: NavigationRoute {
  case start, detail, item(Int), list
  var action: TransitionAction? { .push(animated: true) }
}
final class InferringRoute: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: InferredRoutes
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: InferredRoutes = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func go(_ next: Route) {
    try? show(route: Route.detail)
    append(routes: [Route.item(1), .list])
  }
}
extension InferringRoute: RouterViewFactory { func view(for route: InferredRoutes) -> some View { PlainView() } }
func makeInferring(_ home: Home) {
  try? InferringRoute(parent: home, navigationController: home.navigationController).start()
}
