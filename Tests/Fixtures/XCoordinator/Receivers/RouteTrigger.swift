// A type of the workspace's own that hands routes to a router, by functions that are called like a router's.
// resolved: NewsRoute.list, NewsRoute.article
// unresolved: the generic parameter 'R' may be any route
import UIKit
import XCoordinator

struct RouteTrigger<R: Route> {
  private var router: UnownedRouter<R>?
  init(router: UnownedRouter<R>) { self.router = router }
  func trigger(_ route: R) { router?.trigger(route) }
}
final class RouteTriggerModel {
  private let routes: RouteTrigger<NewsRoute>
  init(routes: RouteTrigger<NewsRoute>) { self.routes = routes }
  func list() { routes.trigger(.list) }
  func open() { routes.trigger(.article(id: 1)) }
}
