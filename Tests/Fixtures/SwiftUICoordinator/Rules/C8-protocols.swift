// C8 Functions of a protocol's or a class's own need not throw.
import SwiftUI
import SwiftUICoordinator
import UIKit

protocol C8Safe: Routing { func show(route: Route) }
protocol C8Starting: AnyObject { func start() }
final class C8Own: Routing, RouterViewFactory, C8Starting {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func start() {}
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
protocol C8Mixed: Routing {}
extension C8Mixed where Self: C8Own { func begin() { start() } }
func c8safe<C: C8Safe>(_ c: C, _ route: C.Route) { c.show(route: route) }
func c8own(_ c: C8Own) { c.start() }
func c8mixed<C: Routing & C8Own>(_ c: C) { c.start() }
