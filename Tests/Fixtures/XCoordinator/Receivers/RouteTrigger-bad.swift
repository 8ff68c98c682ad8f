// RouteTrigger-bad What such a type is handed is judged as what a router is.
// rejected
// unresolved: the generic parameter 'R' may be any route
import UIKit
import XCoordinator

struct RouteTriggerBad<R: Route> {
  private var router: UnownedRouter<R>?
  init(router: UnownedRouter<R>) { self.router = router }
  func trigger(_ route: R) { router?.trigger(route) }
}
func routeTriggerBad(_ routes: RouteTriggerBad<NewsRoute>) {
  routes.trigger(.lst)
//                ^^^ unknown-route
}
