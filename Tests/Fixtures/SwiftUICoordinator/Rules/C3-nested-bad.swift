// C3 A value inside another is told of once, however the outer one is written.
// rejected
import SwiftUI
import SwiftUICoordinator

indirect enum C3NestedRoute: NavigationRoute {
  case start, detail(id: Int), boxed(C3NestedRoute)
  var action: TransitionAction? { .push(animated: true) }
}
final class C3Nested: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = C3NestedRoute.start
  init(_ navigationController: NavigationController) { self.navigationController = navigationController }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension C3Nested: RouterViewFactory { func view(for route: C3NestedRoute) -> some View { PlainView() } }
func c3Nested(_ nested: C3Nested) {
  nested.set(routes: [C3NestedRoute.boxed(.detail("a"))])
//                                         ^^^^^^ input-mismatch
  try? nested.show(route: .boxed(.boxed(.detail)))
//                                       ^^^^^^ input-mismatch
}
