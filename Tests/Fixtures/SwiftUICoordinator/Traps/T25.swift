// T25 A factory passes its caller on.
import SwiftUI
import SwiftUICoordinator

enum T25Action: CoordinatorAction { case a }
enum T25Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T25: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T25Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T25Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension T25: RouterViewFactory {
  @ViewBuilder func view(for route: T25Route) -> some View {
    PlainView()
  }
}
protocol T25Factory { func makeT25(parent: Coordinator) -> T25 }
extension Container: T25Factory {
  func makeT25(parent: Coordinator) -> T25 { T25(parent: parent, navigationController: navigationController) }
}
extension Basket {
  func open(_ factory: T25Factory) {
    let child = factory.makeT25(parent: self)
    child.handle(BasketAction.pay)
    child.handle(T25Action.a)
//                         ^ warning unhandled-action
  }
}
