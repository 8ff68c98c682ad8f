// Handlers Actions handled in nested switches, by wrappers, through models.
import SwiftUI
import SwiftUICoordinator
import UIKit
// generic coordinator, actions via protocols, handlers with if-let, nested switch, delegation to child, closures
enum C2Action: CoordinatorAction { case a, b(Int), c, d }
enum C2Route: NavigationRoute { case root, two; var action: TransitionAction? { .push(animated: true) } }
class C2Coordinator: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: C2Route
  var onAction: ((CoordinatorAction) -> Void)?
  lazy var handlers: [String: (CoordinatorAction) -> Void] = [:]
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: C2Route = .root) {
    self.parent = parent; self.navigationController = navigationController; self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    if let a = action as? C2Action {
      switch a {
      case .a: try? show(route: .two)
      case .b(let n) where n > 3: pop()
      case .b: popToRoot()
      case .c, .d: process(a)
      }
    } else {
      forward(action)
    }
  }
  private func process(_ a: C2Action) { print(a) }
  private func forward(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension C2Coordinator: RouterViewFactory {
  func view(for route: C2Route) -> some View {
    Group {
      if case .root = route { C2Screen<C2Coordinator>() } else { PlainView() }
    }
  }
}
struct C2Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  @StateObject var model = C2Model<Coordinator>()
  var body: some View {
    Button("x") {
      coordinator.handle(C2Action.a)
      coordinator.handle(C2Action.b(4))
      coordinator.handle(C2Action.c)
      coordinator.handle(C2Action.d)
      coordinator.handle(BasketAction.list)
    }.onAppear { model.coordinator = coordinator }
  }
}
final class C2Model<R: Routing>: ObservableObject {
  var coordinator: R?
  func go() { coordinator?.handle(C2Action.a); coordinator?.handle(HomeAction.open); _ = coordinator.map { $0.handle(C2Action.d) } }
}
extension Home {
  func openC2() {
    let c = C2Coordinator(parent: self, navigationController: navigationController)
    add(child: c)
    try? c.start()
  }
  func openBasket() { try? Basket(parent: C2Wrapper(self), navigationController: navigationController).start() }
}
// a coordinator of its own that is not the framework's Routing
final class C2Wrapper: Coordinator {
  let inner: Coordinator
  init(_ inner: Coordinator) { self.inner = inner }
  var parent: Coordinator? { inner }
  var childCoordinators: [WeakCoordinator] { get { inner.childCoordinators } set { inner.childCoordinators = newValue } }
  func handle(_ action: CoordinatorAction) {
    guard let basket = action as? BasketAction else { return inner.handle(action) }
    switch basket {
    case .pay: print("pay")
    default: inner.handle(action)
    }
  }
}
// same-named local types
struct C2Local {
  enum HomeRoute { case nothing }
  class Home { func show(route: HomeRoute) {} ; func handle(_ a: Int) {} }
  func go() { let h = Home(); h.show(route: .nothing); h.handle(3) }
}
final class C2Tabs: TabBarRouting {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let tabBarController = UITabBarController()
  let tabs: [TabsRoute] = TabsRoute.all
  init(parent: Coordinator?, navigationController: NavigationController) { self.parent = parent; self.navigationController = navigationController }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func show(route: TabsRoute) {}
  func go() { show(route: .red) }
}
extension TabsRoute { static let all: [TabsRoute] = [.red, .green] }
extension C2Tabs: RouterViewFactory { @ViewBuilder func view(for route: TabsRoute) -> some View { PlainView() } }
