// C7 What 3.0 no longer asks a route.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum C7BadRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
  var attachCoordinator: Bool { false }
//    ^^^^^^^^^^^^^^^^^ warning removed-api
}
class C7Bad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute = C7BadRoute.start
  init(parent: Coordinator?, navigationController: UINavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
}
extension C7Bad: RouterViewFactory {
  @ViewBuilder func view(for route: C7BadRoute) -> some View { PlainView() }
}
extension Home {
  func openC7Bad() {
    let child = C7Bad(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
  }
}
