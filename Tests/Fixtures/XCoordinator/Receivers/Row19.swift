// Row 19 Results of methods; an opaque one may be any router.
// resolved: NewsRoute.list, TabRoute.index
// unresolved: the generic parameter 'T' may be any router
import UIKit
import XCoordinator

final class Row19 {
    func makeRouter() -> StrongRouter<NewsRoute> { NewsCoordinator().strongRouter }
    func coordinator(for id: Int) -> TabsCoordinator? { nil }
    func hidden(_ c: NewsCoordinator) -> some Router { c }
    func go(_ c: NewsCoordinator, _ pass: (Any) -> Void) { makeRouter().trigger(.list); coordinator(for: 1)?.trigger(.index) }
}
func row19<T: Router>(_ r: T, _ route: T.RouteType) { r.trigger(route) }
