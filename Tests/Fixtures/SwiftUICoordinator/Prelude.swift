// What every fixture of this dialect stands on: a root that traps, a home with a route of each kind, a basket, tabs, and
// the container that makes them.
import SwiftUI
import SwiftUICoordinator
import UIKit

struct PlainView: View { var body: some View { Text("plain") } }

enum HomeRoute: NavigationRoute {
  case home
  case detail(Int)
  case sheet
  case item(id: Int)
  case child                                             // no action
  var action: TransitionAction? {
    switch self {
    case .child: return nil
    case .sheet: return .present()
    default: return .push(animated: true)
    }
  }
}
enum HomeAction: CoordinatorAction {
  case open, detail(Int), basket, tabs
}
class Home: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: HomeRoute
  let factory: Factory
  init(parent: Coordinator?, navigationController: NavigationController, factory: Factory, startRoute: HomeRoute = .home) {
    self.parent = parent
    self.navigationController = navigationController
    self.factory = factory
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case HomeAction.open: try? show(route: .sheet)
    case HomeAction.detail(let id): try? show(route: .detail(id))
    case HomeAction.basket: try? factory.makeBasket(parent: self).start()
    case HomeAction.tabs: factory.makeTabs(parent: self).start()
    case Action.done(_): popToRoot()
    default: parent?.handle(action)
    }
  }
}
extension Home: RouterViewFactory {
  @ViewBuilder func view(for route: HomeRoute) -> some View {
    switch route {
    case .home: HomeScreen<Home>()
    case .detail, .sheet, .item: PlainView()
    case .child: EmptyView()
    }
  }
}
struct HomeScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { Button("open") { coordinator.handle(HomeAction.open) } }
  func more() {
    coordinator.handle(HomeAction.basket)
    coordinator.handle(HomeAction.tabs)
    coordinator.handle(HomeAction.detail(1))
  }
}

enum BasketRoute: NavigationRoute {
  case list, pay
  var action: TransitionAction? { .push(animated: true) }
}
enum BasketAction: CoordinatorAction { case pay, list }
class Basket: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BasketRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: BasketRoute = .list) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case BasketAction.pay: try? show(route: .pay)
    case BasketAction.list: popToRoot()
    default: parent?.handle(action)
    }
  }
}
extension Basket: RouterViewFactory {
  @ViewBuilder func view(for route: BasketRoute) -> some View {
    switch route {
    case .list: BasketScreen<Basket>()
    case .pay: PlainView()
    }
  }
}
struct BasketScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { Button("pay") { coordinator.handle(BasketAction.pay) } }
  func back() { coordinator.handle(BasketAction.list) }
}

enum TabsRoute: TabBarNavigationRoute {
  case red, green
  var tabBarItem: UITabBarItem { UITabBarItem(title: nil, image: nil, tag: 0) }
}
class Tabs: TabBarRouting {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let tabBarController = UITabBarController()
  let tabs: [TabsRoute]
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
    self.tabs = [.red, .green]
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension Tabs: RouterViewFactory {
  @ViewBuilder func view(for route: TabsRoute) -> some View {
    switch route {
    case .red: PlainView()
    case .green: PlainView()
    }
  }
}

protocol Factory {
  func makeHome(parent: Coordinator) -> Home
  func makeBasket(parent: Coordinator) -> Basket
  func makeTabs(parent: Coordinator) -> Tabs
}
final class Container {
  let controllers = NavigationControllerFactory()
  lazy var delegate = controllers.makeNavigationDelegate([])
  lazy var navigationController = controllers.makeNavigationController(delegate: delegate)
}
extension Container: Factory {
  func makeHome(parent: Coordinator) -> Home {
    Home(parent: parent, navigationController: navigationController, factory: self)
  }
  func makeBasket(parent: Coordinator) -> Basket { Basket(parent: parent, navigationController: navigationController) }
  func makeTabs(parent: Coordinator) -> Tabs { Tabs(parent: parent, navigationController: navigationController) }
}
final class AppCoordinator: RootCoordinator {
  func start(with coordinator: any Routing) {
    add(child: coordinator)
    try? coordinator.start()
  }
  override func handle(_ action: CoordinatorAction) { fatalError("unhandled") }
}
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  let container = Container()
  func begin(_ window: UIWindow) {
    let app = AppCoordinator(window: window, navigationController: container.navigationController)
    app.start(with: container.makeHome(parent: app))
  }
}
