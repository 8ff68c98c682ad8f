// R4 R10 R14 What `view(for:)` shows for a route is found behind wrappers, `if case` and own functions.
import SwiftUI
import SwiftUICoordinator

struct WrappedScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum WrappedRoute: NavigationRoute {
  case start, stack, basket, rest
  var action: TransitionAction? { .push(animated: true) }
}
final class WrappedGroup: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: WrappedRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: WrappedRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension WrappedGroup: RouterViewFactory {
  @ViewBuilder func view(for route: WrappedRoute) -> some View {
    Group {
      switch route {
      case .stack: NavigationStack { PlainView() }
//                 ^^^^^^^^^^^^^^^ warning nested-navigation-container
      case .start, .basket, .rest: PlainView()
      }
    }
    .padding()
  }
}
final class WrappedMatch: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: WrappedRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: WrappedRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension WrappedMatch: RouterViewFactory {
  @ViewBuilder func view(for route: WrappedRoute) -> some View {
    if case .stack = route {
      NavigationStack { PlainView() }
//    ^^^^^^^^^^^^^^^ warning nested-navigation-container
    } else {
      PlainView()
    }
  }
}
final class WrappedHelper: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: WrappedRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: WrappedRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension WrappedHelper: RouterViewFactory {
  func view(for route: WrappedRoute) -> some View { AnyView(screen(of: route)) }
  @ViewBuilder private func screen(of shown: WrappedRoute) -> some View {
    switch shown {
    case .basket: WrappedScreen<Basket>()
//                ^^^^^^^^^^^^^^^^^^^^^ warning crash-on-transition
    default: PlainView()
    }
  }
}
final class WrappedAll: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: WrappedRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: WrappedRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension WrappedAll: RouterViewFactory {
  func view(for route: WrappedRoute) -> some View {
    NavigationStack { PlainView() }.navigationTitle("\(route)")
//  ^^^^^^^^^^^^^^^ warning nested-navigation-container
  }
}
func makeWrapped(_ home: Home) {
  let controller = home.navigationController
  let group = WrappedGroup(parent: home, navigationController: controller)
  let match = WrappedMatch(parent: home, navigationController: controller)
  let helper = WrappedHelper(parent: home, navigationController: controller)
  let all = WrappedAll(parent: home, navigationController: controller)
  try? group.show(route: .stack)
  try? match.show(route: .stack)
  try? match.show(route: .start)
  try? helper.show(route: .basket)
  try? all.show(route: .rest)
}
