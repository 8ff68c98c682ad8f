// C7 What 3.0 asks a route.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum C7GoodRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
  var hidesBackButton: Bool? { true }
}
class C7Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute = C7GoodRoute.start
  init(parent: Coordinator?, navigationController: UINavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
}
extension C7Good: RouterViewFactory {
  @ViewBuilder func view(for route: C7GoodRoute) -> some View { PlainView() }
}
extension Home {
  func openC7Good() {
    let child = C7Good(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
  }
}
