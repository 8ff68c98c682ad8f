import SwiftUI
import SwiftUICoordinator

class CounterCoordinator: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: CounterRoute
  let factory: CoordinatorFactory

  init(
    parent: Coordinator?, navigationController: NavigationController, factory: CoordinatorFactory,
    startRoute: CounterRoute = .counter
  ) {
    self.parent = parent
    self.navigationController = navigationController
    self.factory = factory
    self.startRoute = startRoute
  }

  func handle(_ action: CoordinatorAction) {
    switch action {
    case CounterAction.bread(let id):
      try? show(route: .bread(id: id))
    case CounterAction.oven:
      try? show(route: .oven)
    case CounterAction.cellar:
      try? show(route: .cellar)
    case CounterAction.order:
      try? show(route: .order)
      try? factory.makeOrderCoordinator(parent: self).start()
    case CounterAction.tabs:
      factory.makeTabsCoordinator(parent: self).start()
    case CounterAction.tip:
      break
    case Action.done(_):
      popToRoot()
    default:
      parent?.handle(action)
    }
  }

  func mistakes() {
    try? show(route: .braed(id: 1))
    try? show(route: .bread)
    try? show(route: OrderRoute.basket)
    parent?.show(route: .counter)
    show(route: .counter)
  }
}
