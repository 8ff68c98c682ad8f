// R12 A child that nobody adds, and one that says that it is done and stays.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum R12LostRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class R12Lost: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12LostRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: R12LostRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R12Lost: RouterViewFactory {
  @ViewBuilder func view(for route: R12LostRoute) -> some View { PlainView() }
}
enum R12KeptRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class R12Kept: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12KeptRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: R12KeptRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func finish() { parent?.handle(Action.done(self)) }
}
extension R12Kept: RouterViewFactory {
  @ViewBuilder func view(for route: R12KeptRoute) -> some View { Button("done") { self.finish() } }
}
enum R12HostRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class R12Host: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12HostRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: R12HostRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case Action.done(_): popToRoot()
    default: parent?.handle(action)
    }
  }
  func open() {
    let lost = R12Lost(parent: self, navigationController: navigationController)
//      ^^^^ hint ownership
    lost.start()
    let kept = R12Kept(parent: self, navigationController: navigationController)
//      ^^^^ hint ownership
    add(child: kept)
    kept.start()
  }
}
extension R12Host: RouterViewFactory {
  @ViewBuilder func view(for route: R12HostRoute) -> some View { Button("open") { self.open() } }
}
extension Home {
  func openR12Host() {
    let child = R12Host(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
  }
}
