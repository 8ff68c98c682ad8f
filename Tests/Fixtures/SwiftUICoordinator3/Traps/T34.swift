// T34 What a class does not handle, its base class does.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum T34Route: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
enum T34Action: CoordinatorAction { case base, own }
class T34: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: T34Route
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: T34Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    if case T34Action.base = action { popToRoot() }
  }
}
extension T34: RouterViewFactory {
  @ViewBuilder func view(for route: T34Route) -> some View { PlainView() }
}
final class T34Sub: T34 {
  override func handle(_ action: CoordinatorAction) {
    switch action {
    case T34Action.own: dismiss()
    default: super.handle(action)
    }
  }
}
extension Home {
  func openT34() {
    let child = T34Sub(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
    child.handle(T34Action.base)
    child.handle(T34Action.own)
  }
}
