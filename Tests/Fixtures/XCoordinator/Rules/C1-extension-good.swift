// C1-extension-good Functions of every router that take something else than a route of theirs.
// unresolved: the router's route type is not known
import UIKit
import XCoordinator

enum C1Else { case other }
extension Router {
  func c1else(_ route: RouteType?) { if let route { trigger(route) } }
  func c1else(_ other: C1Else) {}
  func c1only<R: Route>(_ route: R) {}
}
func c1extensionGood(_ news: NewsCoordinator, _ router: StrongRouter<NewsRoute>) {
  news.c1else(.other)
  router.c1else(.none)
  router.c1only(AppRoute.main)
}
