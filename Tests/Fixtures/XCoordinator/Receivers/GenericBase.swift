// What a base class triggers for whoever derives from it is a transition where it is given.
// resolved: AppRoute.login, AppRoute.maybe, NewsRoute.article, NewsRoute.list
// unresolved: the generic parameter 'R' may be any route
import UIKit
import XCoordinator

class GenericBaseModel<R: Route> {
  let router: WeakRouter<R>
  init(router: WeakRouter<R>) { self.router = router }
  func go(_ route: R) { router.trigger(route) }
  func keep(_ route: R) {}
}
final class GenericAppModel: GenericBaseModel<AppRoute> {
  func login() { go(.login) }
  func maybe() { self.go(.maybe(true)); keep(.main) }
}
func openNews(_ model: GenericBaseModel<NewsRoute>) { model.go(.article(id: 1)) }
final class OwnGo { func go(_ route: NewsRoute) {} }
func ownGo(_ own: OwnGo, _ model: GenericBaseModel<NewsRoute>) { own.go(.list); model.go(.list) }
