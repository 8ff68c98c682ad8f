// Links Deep links, view models by initializer, screens with and without their environment.
import SwiftUI
import SwiftUICoordinator
import UIKit
// deep links, tabs, environment, view models: silent cases
struct C3Links: DeepLinkHandling {
  let scheme = "app"
  var links: Set<DeepLink> { [DeepLink(action: "home", route: HomeRoute.home), DeepLink(action: "detail", route: HomeRoute.detail(1), params: ["id"]), DeepLink(action: prefix + "x", route: BasketRoute.pay)] }
  let prefix = "p"
}
class C3Root: RootCoordinator, CoordinatorDeepLinkHandling {
  let factory = Container()
  func handle(_ deepLink: DeepLink, with params: [String: String]) {
    switch deepLink.route {
    case let route as HomeRoute where route.isHome: start(route)
    case is BasketRoute: try? factory.makeBasket(parent: self).start()
    case let route as HomeRoute: start(route)
    default: break
    }
  }
  private func start(_ route: HomeRoute) {
    let home = factory.makeHome(parent: self)
    add(child: home)
    try? home.show(route: route)
  }
  override func handle(_ action: CoordinatorAction) {
    guard let home = action as? HomeAction else { return super.handle(action) }
    print(home)
  }
}
extension HomeRoute { var isHome: Bool { if case .home = self { true } else { false } } }
func c3(_ window: UIWindow, _ c: Container) throws {
  let root = C3Root(window: window, navigationController: c.navigationController)
  if let link = try C3Links().link(for: URL(string: "x")!) { root.handle(link, with: [:]) }
  c3keep.append(root)
}
var c3keep: [AnyObject] = []
// screen with view model by init, environment given explicitly
final class C3VM<R: Routing>: ObservableObject {
  weak var coordinator: R?
  init(_ coordinator: R? = nil) { self.coordinator = coordinator }
  func tap() { coordinator?.handle(HomeAction.open) }
}
struct C3Screen<R: Routing>: View {
  @StateObject var vm: C3VM<R>
  @EnvironmentObject var coordinator: R
  init(_ c: R) { _vm = StateObject(wrappedValue: C3VM(c)) }
  var body: some View { Button("x") { vm.tap(); coordinator.handle(HomeAction.detail(2)) } }
}
enum C3Route: NavigationRoute {
  case one, two, three
  var action: TransitionAction? {
    switch self {
    case .one: .push(animated: true)
    case .two: .present(delegate: nil)
    case .three: Bool.random() ? .push(animated: false) : nil
    }
  }
  var attachCoordinator: Bool { self == .one || self == .two }
}
extension C3Route: Equatable {}
final class C3Flow: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  private(set) lazy var startRoute = initial
  private var initial: C3Route { .one }
  init(parent: Coordinator?, navigationController: NavigationController) { self.parent = parent; self.navigationController = navigationController }
  func handle(_ action: CoordinatorAction) {
    let forward: (CoordinatorAction) -> Void = { [weak self] in self?.parent?.handle($0) }
    switch action {
    case HomeAction.detail(let n) where n > 3: try? show(route: .two)
    case HomeAction.detail: try? show(route: .three)
    case HomeAction.open where parent == nil: break
    default: forward(action)
    }
  }
}
extension C3Flow: RouterViewFactory {
  @ViewBuilder func view(for route: C3Route) -> some View {
    switch route {
    case .one: C3Screen(self)
    case .two: C3Screen<C3Flow>(self).environmentObject(self)
    case .three: makeThree()
    }
  }
  @ViewBuilder private func makeThree() -> some View { if true { PlainView() } else { EmptyView() } }
}
extension Home {
  func openC3() { let flow = C3Flow(parent: self, navigationController: navigationController); try? flow.start(); add(child: flow) }
}
