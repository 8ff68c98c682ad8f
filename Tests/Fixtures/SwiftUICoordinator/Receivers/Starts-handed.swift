// Starts-handed What an initialiser tells another one to start with; a getter that overrides that of its base.
// resolved: HomeRoute.sheet, HomeRoute.item, HomeRoute.item, HomeRoute.detail, HomeRoute.sheet, -
import SwiftUI
import SwiftUICoordinator
import UIKit

class StartsTold: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: HomeRoute
  init(_ parent: Coordinator?, _ controller: NavigationController, first: HomeRoute = .child) {
    self.parent = parent
    navigationController = controller
    startRoute = first
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> PlainView { PlainView() }
}
final class StartsTelling: StartsTold {
  init(_ parent: Coordinator?, _ controller: NavigationController) { super.init(parent, controller, first: .sheet) }
}
final class StartsHanding: StartsTold {
  init(under parent: Coordinator?, _ controller: NavigationController, with other: HomeRoute? = nil) {
    super.init(parent, controller, first: other ?? .item(id: 1))
  }
}
final class StartsConvenient: StartsTold {
  convenience init(_ parent: Coordinator?, id: Int, then route: HomeRoute) {
    self.init(parent, NavigationControllerFactory().makeNavigationController(), first: route)
  }
}
class StartsGetting: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  var startRoute: HomeRoute { .child }
  init(_ parent: Coordinator?, _ controller: NavigationController) { self.parent = parent; navigationController = controller }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> PlainView { PlainView() }
}
final class StartsOverriding: StartsGetting { override var startRoute: HomeRoute { .sheet } }
final class StartsChoosing: StartsGetting {
  override var startRoute: HomeRoute {
    if parent == nil { return .home }
    return .sheet
  }
}
extension Container {
  func startsHanded(_ home: Home) {
    try? StartsTelling(home, navigationController).start()
    try? StartsHanding(under: home, navigationController).start()
    try? StartsHanding(under: home, navigationController, with: .item(id: 2)).start()
    try? StartsConvenient(home, id: 1, then: .detail(1)).start()
    try? StartsOverriding(home, navigationController).start()
    try? StartsChoosing(home, navigationController).start()
  }
}
