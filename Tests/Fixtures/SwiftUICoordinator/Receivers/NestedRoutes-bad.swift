// NestedRoutes The class inherits from a generic one that takes its own nested enum.
// rejected
// resolved: NestedRoutes.Screen.two, NestedRoutes.Screen.one
import SwiftUI
import SwiftUICoordinator
import UIKit

class NestedRoutesBase<R: NavigationRoute>: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R
  init(_ controller: NavigationController, start: R) { (navigationController, startRoute) = (controller, start) }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: R) -> PlainView { PlainView() }
}
final class NestedRoutes: NestedRoutesBase<NestedRoutes.Screen> {
  enum Screen: NavigationRoute {
    case one, two(Int)
    var action: TransitionAction? { .push(animated: true) }
  }
  func go() {
    try? show(route: .two(3))
    append(routes: [.one])
    try? show(route: .thre)
//                    ^^^^ unknown-route
  }
}
