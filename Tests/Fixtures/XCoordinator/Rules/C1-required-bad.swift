// C1-required-bad What a protocol with an associated type asks for takes the route type of whoever conforms: by its extension, and by a type's own function.
// rejected
// unresolved: the generic parameter 'R' may be any route; the generic parameter 'R' may be any route
// resolved: NewsRoute.list, NewsRoute.article, NewsRoute.article
import UIKit
import XCoordinator

protocol RequiredDriving: AnyObject {
  associatedtype R: Route
  var router: StrongRouter<R> { get }
  func drive(to route: R)
}
extension RequiredDriving { func drive(to route: R) { router.trigger(route) } }
final class RequiredDriver: RequiredDriving {
  let router: StrongRouter<NewsRoute>
  init(router: StrongRouter<NewsRoute>) { self.router = router }
  func open() {
    drive(to: .list)
    drive(to: .lists)
//             ^^^^^ unknown-route
  }
}
protocol RequiredFlow: AnyObject {
  associatedtype R: Route
  func navigate(to route: R, completion: (() -> Void)?)
}
class RequiredBase<R: Route>: NavigationCoordinator<R>, RequiredFlow {
  func navigate(to route: R, completion: (() -> Void)?) { trigger(route, completion: completion) }
}
final class RequiredNews: RequiredBase<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
  func open() {
    navigate(to: .article(id: 1)) { print("shown") }
    navigate(to: .article, completion: nil)
//                ^^^^^^^ input-mismatch
  }
}
func required(_ news: RequiredNews) { news.navigate(to: .article(id: 2), completion: nil) }
