import SwiftUI
import SwiftUICoordinator

class OrderCoordinator: Routing {
  var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: OrderRoute
  let factory: CoordinatorFactory

  init(
    parent: Coordinator?, navigationController: NavigationController, factory: CoordinatorFactory,
    startRoute: OrderRoute = .basket
  ) {
    self.parent = parent
    self.navigationController = navigationController
    self.factory = factory
    self.startRoute = startRoute
  }

  func handle(_ action: CoordinatorAction) {
    switch action {
    case OrderAction.pay:
      try? show(route: .receipt)
    case OrderAction.cancel:
      pop()
    default:
      parent?.handle(action)
    }
  }
}

extension OrderCoordinator: RouterViewFactory {
  @ViewBuilder
  public func view(for route: OrderRoute) -> some View {
    switch route {
    case .basket: OrderScreen<OrderCoordinator>()
    case .receipt: EmptyView()
    }
  }
}
