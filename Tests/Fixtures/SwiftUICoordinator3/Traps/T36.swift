// T36 A child that is added, and removed when it is done.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum T36Route: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class T36: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: T36Route
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: T36Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func finish() { parent?.handle(Action.done(self)) }
}
extension T36: RouterViewFactory {
  @ViewBuilder func view(for route: T36Route) -> some View { Button("done") { self.finish() } }
}
enum T36HostRoute: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
class T36Host: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: T36HostRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: T36HostRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case Action.done(let child as Coordinator): remove(coordinator: child)
    default: parent?.handle(action)
    }
  }
  func open() {
    let child = T36(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
  }
}
extension T36Host: RouterViewFactory {
  @ViewBuilder func view(for route: T36HostRoute) -> some View { Button("open") { self.open() } }
}
extension Home {
  func openT36Host() {
    let child = T36Host(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
  }
}
