// C6 What 3.0 wants: no handle is needed, and a needless try is nobody's business.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum C6GoodRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class C6Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: C6GoodRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: C6GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
}
extension C6Good: RouterViewFactory {
  @ViewBuilder func view(for route: C6GoodRoute) -> some View { PlainView() }
}
extension Home {
  func openC6() {
    let child = C6Good(parent: self, navigationController: navigationController)
    add(child: child)
    try? child.start()
    try? show(route: .more)
  }
}
