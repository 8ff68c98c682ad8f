// R12 A child that never says that it is done may stay, and one in a property is held.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum R12CalmRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class R12Calm: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12CalmRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: R12CalmRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R12Calm: RouterViewFactory {
  @ViewBuilder func view(for route: R12CalmRoute) -> some View { PlainView() }
}
enum R12KeeperRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class R12Keeper: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12KeeperRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: R12KeeperRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  var held: R12Calm?
  func open() {
    let calm = R12Calm(parent: self, navigationController: navigationController)
    add(child: calm)
    calm.start()
    let other = R12Calm(parent: self, navigationController: navigationController)
    held = other
    other.start()
  }
}
extension R12Keeper: RouterViewFactory {
  @ViewBuilder func view(for route: R12KeeperRoute) -> some View { Button("open") { self.open() } }
}
extension Home {
  func openR12Keeper() {
    let child = R12Keeper(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
  }
}
