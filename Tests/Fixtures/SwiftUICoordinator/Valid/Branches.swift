// R4 R5 R14 How `view(for:)` tells its routes apart is not always one `switch`: what is not read says nothing.
import SwiftUI
import SwiftUICoordinator

struct BranchesScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum BranchesRoute: NavigationRoute {
  case start, plain, sheet, basket
  var isSheet: Bool { self == .sheet || self == .basket }
  var attachCoordinator: Bool { !isBare }
  var isBare: Bool { self == .basket }
  var action: TransitionAction? { self == .sheet || self == .basket ? .present() : .push(animated: true) }
}
final class BranchesHelper: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BranchesRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BranchesRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension BranchesHelper: RouterViewFactory {
  func view(for route: BranchesRoute) -> some View { AnyView(make(route, route.isSheet)) }
  @ViewBuilder private func make(_ route: BranchesRoute, _ isSheet: Bool) -> some View {
    if isSheet { NavigationStack { PlainView() } } else { PlainView() }
  }
}
final class BranchesTuple: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BranchesRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BranchesRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension BranchesTuple: RouterViewFactory {
  @ViewBuilder func view(for route: BranchesRoute) -> some View {
    switch (route, childCoordinators.isEmpty) {
    case (.start, _), (.plain, _): PlainView()
    default: NavigationStack { BranchesScreen<Basket>() }
    }
  }
}
final class BranchesProperty: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BranchesRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BranchesRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension BranchesProperty: RouterViewFactory {
  @ViewBuilder func view(for route: BranchesRoute) -> some View {
    if route.isSheet { NavigationStack { BranchesScreen<Basket>() } } else { PlainView() }
  }
}
final class BranchesMatched: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BranchesRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BranchesRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension BranchesMatched: RouterViewFactory {
  @ViewBuilder func view(for route: BranchesRoute) -> some View {
    if case .sheet = route {
      NavigationStack { PlainView() }
    } else if case .basket = route {
      BranchesScreen<Basket>().environmentObject(Basket(parent: self, navigationController: navigationController))
    } else {
      PlainView()
    }
  }
}
final class BranchesEarly: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BranchesRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BranchesRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension BranchesEarly: RouterViewFactory {
  func view(for route: BranchesRoute) -> some View {
    if case .sheet = route { return AnyView(NavigationStack { PlainView() }) }
    return AnyView(Group { PlainView() }.padding())
  }
}
final class BranchesPart: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BranchesRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BranchesRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension BranchesPart: RouterViewFactory {
  @ViewBuilder func view(for route: BranchesRoute) -> some View {
    switch route {
    case .start where childCoordinators.isEmpty: EmptyView()
    default: PlainView()
    }
  }
}
func makeBranches(_ home: Home) {
  let controller = home.navigationController
  let helper = BranchesHelper(parent: home, navigationController: controller)
  let tuple = BranchesTuple(parent: home, navigationController: controller)
  let property = BranchesProperty(parent: home, navigationController: controller)
  let matched = BranchesMatched(parent: home, navigationController: controller)
  let early = BranchesEarly(parent: home, navigationController: controller)
  let part = BranchesPart(parent: home, navigationController: controller)
  for coordinator in [helper, tuple, property, matched, early, part] as [any Routing] { try? coordinator.start() }
  try? helper.show(route: .plain)
  try? tuple.show(route: .plain)
  try? property.show(route: .plain)
  try? matched.show(route: .plain)
  try? matched.show(route: .sheet)
  try? early.show(route: .plain)
  try? part.show(route: .start)
}
