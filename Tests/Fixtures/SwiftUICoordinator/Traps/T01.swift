// T01 Class and extension in two files are one coordinator.
// hints: on
// resolved: T01Route.more
//- /A.swift
import SwiftUI
import SwiftUICoordinator
enum T01Route: NavigationRoute {
  case start, more
  var action: TransitionAction? { .push(animated: true) }
}
class T01: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T01Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T01Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
func makeT01(_ home: Home) -> T01 { T01(parent: home, navigationController: home.navigationController) }
//- /B.swift
import SwiftUI
import SwiftUICoordinator
extension T01: RouterViewFactory {
  @ViewBuilder func view(for route: T01Route) -> some View {
    PlainView()
  }
}
func t01(_ c: T01) { try? c.show(route: .more) }
