// C10 A function of the app's own takes its routes alone.
// rejected
// resolved: -
import SwiftUI
import SwiftUICoordinator

enum OwnOnlyRoute: NavigationRoute {
  case list
  var action: TransitionAction? { .push(animated: true) }
}
final class OwnOnly: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = OwnOnlyRoute.list
  init(_ navigationController: NavigationController) { self.navigationController = navigationController }
  func handle(_ action: CoordinatorAction) {}
  func handle(_ route: OwnOnlyRoute) { try? show(route: route) }
  func view(for route: OwnOnlyRoute) -> some View { PlainView() }
}
func takenByNobody(_ own: OwnOnly) { own.handle(BasketRoute.pay) }
//                                                          ^^^ wrong-route-kind
