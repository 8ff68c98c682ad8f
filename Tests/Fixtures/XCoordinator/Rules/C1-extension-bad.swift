// C1-extension-bad Routes that a function of every router passes on.
// rejected
// resolved: NewsRoute.list, NewsRoute.article, AppRoute.login
// unresolved: the router's route type is not known
import UIKit
import XCoordinator

extension Router { func c1pass(_ route: RouteType, quickly: Bool = true) { trigger(route) } }
func c1extension(_ news: NewsCoordinator, _ router: StrongRouter<NewsRoute>?, _ app: UnownedRouter<AppRoute>) {
  news.c1pass(.list)
  router?.c1pass(.article(id: 1), quickly: false)
  router?.c1pass(.lst)
//                ^^^ unknown-route
  news.c1pass(.article)
//             ^^^^^^^ input-mismatch
  app.c1pass(AppRoute.login)
  app.c1pass(NewsRoute.list)
//                     ^^^^ broken-chain
}
