// T13 generic holder whose parameter is called Route.
// resolved: NewsRoute.article
import UIKit
import XCoordinator

class Holder<Route: XCoordinator.Route> { let router: UnownedRouter<Route>; init(_ r: UnownedRouter<Route>) { router = r } }
final class NewsHolder: Holder<NewsRoute> { func go() { router.trigger(.article(id: 1)) } }
