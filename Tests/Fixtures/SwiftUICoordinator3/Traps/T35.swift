// T35 Without a handle of its own a coordinator only logs.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum T35Route: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
enum T35Action: CoordinatorAction { case go }
class T35: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: T35Route
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: T35Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
}
extension T35: RouterViewFactory {
  @ViewBuilder func view(for route: T35Route) -> some View { PlainView() }
}
extension Home {
  func openT35() {
    let child = T35(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
    child.handle(T35Action.go)
//                         ^^ warning unhandled-action
  }
}
