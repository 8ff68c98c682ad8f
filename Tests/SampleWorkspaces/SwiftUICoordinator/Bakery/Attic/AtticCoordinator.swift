import SwiftUI
import SwiftUICoordinator

final class AtticCoordinator: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: AtticRoute
  let factory: CoordinatorFactory

  init(
    parent: Coordinator?, navigationController: NavigationController, factory: CoordinatorFactory,
    startRoute: AtticRoute = .attic
  ) {
    self.parent = parent
    self.navigationController = navigationController
    self.factory = factory
    self.startRoute = startRoute
  }

  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}

enum AtticRoute: NavigationRoute {
  case attic

  var action: TransitionAction? { .push(animated: true) }
}

extension AtticCoordinator: RouterViewFactory {
  @ViewBuilder
  public func view(for route: AtticRoute) -> some View { Text("Attic") }
}
