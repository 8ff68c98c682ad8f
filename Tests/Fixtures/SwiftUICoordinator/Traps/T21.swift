// T21 Two targets, each with a view of its own: blank only where it is empty and shown.
// unfinished
//- /Shared/Account.swift
import SwiftUI
import SwiftUICoordinator
enum T21Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T21: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T21Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T21Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
func makeT21(_ home: Home) -> T21 { T21(parent: home, navigationController: home.navigationController) }
//- /Phone/Account+View.swift
import SwiftUI
import SwiftUICoordinator
extension T21: RouterViewFactory {
  @ViewBuilder func view(for route: T21Route) -> some View {
    PlainView()
  }
}
//- /Watch/Account+View.swift
import SwiftUI
import SwiftUICoordinator
extension T21: RouterViewFactory {
  @ViewBuilder func view(for route: T21Route) -> some View {
    EmptyView()
  }
}
//- /Phone/Open.swift
import SwiftUI
import SwiftUICoordinator
func t21(_ c: T21) { try? c.show(route: .start) }
