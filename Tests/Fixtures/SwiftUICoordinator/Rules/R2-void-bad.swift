// R2 `()` does nothing.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum R2VoidAction: CoordinatorAction { case nothing, something }
final class R2Void: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case R2VoidAction.nothing: ()
    case R2VoidAction.something: pop()
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func r2void(_ home: Home, _ nav: NavigationController) {
  R2Void(parent: home, nav: nav).handle(R2VoidAction.nothing)
//                                                   ^^^^^^^ warning no-op-transition
  R2Void(parent: home, nav: nav).handle(R2VoidAction.something)
}
