// Row 13 A protocol with an associated type: its conformer says which; its own extension cannot.
// resolved: NewsRoute.list, AccountRoute.close
// unresolved: the generic parameter 'R' may be any route
import UIKit
import XCoordinator

protocol Row13Routing { associatedtype R: Route; var router: StrongRouter<R> { get } }
extension Row13Routing { func pass(_ r: R) { router.trigger(r) } }
final class Row13News: Row13Routing { let router: StrongRouter<NewsRoute>; init(_ r: StrongRouter<NewsRoute>) { router = r }; func go() { router.trigger(.list) } }
protocol Row13Needs { var router: StrongRouter<AccountRoute> { get } }
extension Row13Needs { func close() { router.trigger(.close) } }
