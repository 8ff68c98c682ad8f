// C5 A protocol may ask for the views in its `where` clause.
// resolved: HomeRoute.sheet
import SwiftUI
import SwiftUICoordinator

protocol RRequired: Routing where Self: RouterViewFactory {}
final class RRequiring: RRequired {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func rRequired(_ c: RRequiring) { try? c.show(route: .sheet) }
