// R3-starters-bad What a generic function of a protocol starts, its callers hand in.
// resolved: HomeRoute.child
import SwiftUI
import SwiftUICoordinator

final class R3Handed: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.child
  init(_ parent: Coordinator, _ controller: NavigationController) {
    self.parent = parent
    navigationController = controller
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R3Handed: RouterViewFactory {
  @ViewBuilder func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Coordinator {
  func r3open<C: Routing>(_ child: C) {
    add(child: child)
    try? child.start()
//             ^^^^^ warning no-op-transition
  }
}
extension Container {
  func r3open(for basket: Basket) { basket.r3open(R3Handed(basket, navigationController)) }
}
