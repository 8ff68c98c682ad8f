// Passing Generic functions that pass a route on: their other arguments say which routes they take.
// resolved: NewsRoute.article, TabRoute.index, NewsRoute.list
// unresolved: the generic parameter 'C' may be any router; the generic parameter 'S' may be any route
import UIKit
import XCoordinator

class PassingBase<R: Route>: NavigationCoordinator<R> {
  func coordinate<C: Coordinator>(to coordinator: C, with route: C.RouteType) -> NavigationTransition {
    addChild(coordinator)
    return .trigger(route, on: coordinator)
  }
  func start<S: Route>(_ router: StrongRouter<S>, at route: S) { router.trigger(route) }
}
final class PassingCoordinator: PassingBase<ProfileFlow> {
  let news = NewsCoordinator().strongRouter, tabs = TabsCoordinator()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    start(news, at: .article(id: 1))
    return Bool.random() ? coordinate(to: tabs, with: .index) : coordinate(to: NewsCoordinator(), with: .list)
  }
}
