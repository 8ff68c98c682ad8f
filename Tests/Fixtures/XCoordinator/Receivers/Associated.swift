// Associated Protocols with an associated route type: what extensions, functions and receivers require of it, they say.
// resolved: NewsRoute.list, NewsRoute.article, NewsRoute.list, TabRoute.news, AccountRoute.close, TabRoute.index, NewsRoute.list
// unresolved: the generic parameter 'R' may be any route; the generic parameter 'Next' may be any router
import UIKit
import XCoordinator

protocol Showing { associatedtype R: Route; var router: UnownedRouter<R> { get } }
extension Showing { func show(_ route: R) { router.trigger(route) } }
extension Showing where R == NewsRoute { func list() { router.trigger(.list) } }
struct ShowingModel: Showing {
  let router: UnownedRouter<NewsRoute>
  func open() { show(.article(id: 1)); self.show(.list) }
}
final class ShowingController: UIViewController, Showing {
  typealias R = TabRoute
  var router: UnownedRouter<TabRoute> { fatalError() }
  func open() { show(.news) }
}
protocol Leading { associatedtype Next: Router; var next: Next { get } }
extension Leading { func go(to route: Next.RouteType) { next.trigger(route) } }
final class LeadingModel: Leading {
  let next: StrongRouter<AccountRoute>
  init(next: StrongRouter<AccountRoute>) { self.next = next }
  func leave() { go(to: .close) }
}
func showing<S: Showing>(_ it: S) where S.R == TabRoute { it.router.trigger(.index) }
final class ShowingHost<S: Showing> {
  let it: S
  init(_ it: S) { self.it = it }
}
extension ShowingHost where S.R == NewsRoute { func list() { it.router.trigger(.list) } }
