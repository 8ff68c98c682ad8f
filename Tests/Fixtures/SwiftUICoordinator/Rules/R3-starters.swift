// R3-starters A coordinator that starts itself in a way of its own does not start with its route.
import SwiftUI
import SwiftUICoordinator

final class R3Own: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.child
  init(_ parent: Coordinator, _ controller: NavigationController) {
    self.parent = parent
    navigationController = controller
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func start() throws { set(routes: [.child]) }
}
extension R3Own: RouterViewFactory {
  @ViewBuilder func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Coordinator {
  func r3begin<C: Routing>(_ child: C) { try? child.start() }
  func r3launch(_ child: any Routing) { try? child.start() }
}
extension Container {
  func r3begin(_ basket: Basket) {
    basket.r3begin(R3Own(basket, navigationController))
    basket.r3launch(R3Own(basket, navigationController))
  }
}
