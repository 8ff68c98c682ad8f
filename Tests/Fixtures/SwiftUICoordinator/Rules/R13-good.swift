// R13 Attached to its screen, or stored.
import SwiftUI
import SwiftUICoordinator

enum R13GoodRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { false }
}
class R13Good: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R13GoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R13GoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R13Good: RouterViewFactory {
  @ViewBuilder func view(for route: R13GoodRoute) -> some View {
    PlainView()
  }
}
final class R13Keeper { var child: R13Good? }
extension Home {
  func r13Good(_ keeper: R13Keeper) {
    let child = R13Good(parent: self, navigationController: navigationController)
    keeper.child = child
    try? child.start()
    let basket = factory.makeBasket(parent: self)
    try? basket.start()
  }
}
