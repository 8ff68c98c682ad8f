// Sites Routers as existentials wherever 2.x had erased ones.
// resolved: NewsRoute.list, NewsRoute.article, AppRoute.login, TabRoute.news, AccountRoute.close, NewsRoute.list, AccountRoute.profile, AppRoute.quiet
import UIKit
import XCoordinator

final class SitesModel<R: Route> {
    weak var router: (any Router<R>)?
    unowned let app: any Router<AppRoute>
    init(_ router: any Router<R>, _ app: any Router<AppRoute>) { self.router = router; self.app = app }
}
extension SitesModel where R == NewsRoute { func open(_ id: Int) { router?.trigger(.list); router?.trigger(.article(id: id)); app.trigger(.login) } }
func sites(_ all: [any Router<TabRoute>], _ one: some Router<AccountRoute>, _ news: NewsCoordinator) {
    all.first?.trigger(.news)
    one.trigger(.close) { print("closed") }
    let router: any Router<NewsRoute> = news
    router.trigger(.list)
}
func sites(_ one: some Router<AccountRoute>) async { await one.trigger(.profile) }
final class SitesScreen: UIViewController {
    var router: (any Router<AppRoute>)!
    func tap() { router.trigger(.quiet) }
}
