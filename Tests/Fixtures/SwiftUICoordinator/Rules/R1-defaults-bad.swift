// R1 What a protocol's `handle` hands on is followed.
import SwiftUI
import SwiftUICoordinator

protocol RDefaultsBad: Routing {}
extension RDefaultsBad { func handle(_ action: CoordinatorAction) { parent?.handle(action) } }
final class RDefaultBad: RDefaultsBad, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
enum RDefaultBadAction: CoordinatorAction { case x }
extension Home { func makeRDefaultBad() -> RDefaultBad { RDefaultBad(parent: self, nav: navigationController) } }
func rDefaultBad(_ c: RDefaultBad) { c.handle(RDefaultBadAction.x) }
//                                                              ^ warning unhandled-action
