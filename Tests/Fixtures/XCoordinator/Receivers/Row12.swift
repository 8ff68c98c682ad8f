// Row 12 A generic holder, bound at the subclass over two levels.
// resolved: NewsRoute.list, AccountRoute.close
import UIKit
import XCoordinator

class Row12Base<R: Route> { let router: UnownedRouter<R>; init(_ r: UnownedRouter<R>) { router = r } }
class Row12Middle<Route: XCoordinator.Route, Extra>: Row12Base<Route> { var extra: Extra? }
final class Row12News: Row12Middle<NewsRoute, Int> { func go() { router.trigger(.list) } }
final class Row12Account: Row12Base<AccountRoute> { func go() { router.trigger(.close) } }
