// C10 Cases with their enum, for any action and any route.
import SwiftUI
import SwiftUICoordinator

extension Basket { func c10forward(_ action: any CoordinatorAction) { parent?.handle(action) } }
final class C10AnyHandler: Routing, RouterViewFactory {
  weak var parent: (any Coordinator)?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: (any Coordinator)?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: any CoordinatorAction) {
    switch action {
    case HomeAction.tabs: pop()
    case Action.done(_): pop()
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home { func makeC10() -> C10AnyHandler { C10AnyHandler(parent: self, nav: navigationController) } }
func c10any(_ c: C10AnyHandler) { c.handle(HomeAction.tabs); c.handle(Action.done(c)) }
func c10links(_ link: DeepLink, _ route: any NavigationRoute) -> Bool {
  switch link.route {
  case HomeRoute.detail(let id): return id > 0
  case let route as BasketRoute: return route == .list
  default: return route is HomeRoute
  }
}
func c10link() -> DeepLink { DeepLink(action: "detail", route: HomeRoute.detail(1)) }
