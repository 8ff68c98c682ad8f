// C1-exported A module re-exports the framework to those that import it, and to nobody else.
// unfinished
// resolved: C1ExportedRoute.two
//- /Sources/C1Core/Exports.swift
@_exported import SwiftUICoordinator
//- /Sources/C1Shop/Flow.swift
import C1Core
enum C1ExportedRoute: NavigationRoute {
  case one, two(Int)
  var action: TransitionAction? { .push(animated: true) }
}
final class C1Exported: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = C1ExportedRoute.one
  init(_ controller: NavigationController) { navigationController = controller }
  func handle(_ action: CoordinatorAction) {
    try? show(route: .two(2))
    try? show(route: .to(2))
//                    ^^ unknown-route
  }
  func view(for route: C1ExportedRoute) -> PlainView { PlainView() }
}
//- /Sources/C1Other/Flow.swift
import Routers
enum C1OtherRoute: NavigationRoute { case one, two(Int) }
final class C1Other: Routing {
  let startRoute = C1OtherRoute.one
  func handle(_ action: CoordinatorAction) { try? show(route: .to(2)) }
}
