// 'Route' of a coordinator that does not say what it is.
// rejected
import SwiftUI
import SwiftUICoordinator

enum MisinferredRoutes: NavigationRoute {
  case start, detail
  var action: TransitionAction? { .push(animated: true) }
}
final class MisinferringRoute: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: MisinferredRoutes
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: MisinferredRoutes = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func go() {
    try? show(route: Route.detial)
//                         ^^^^^^ unknown-route
  }
}
extension MisinferringRoute: RouterViewFactory { func view(for route: MisinferredRoutes) -> some View { PlainView() } }
func makeMisinferring(_ home: Home) {
  try? MisinferringRoute(parent: home, navigationController: home.navigationController).start()
}
