// A generic parameter whose protocol has a `trigger` of its own is no router; one that may be any router is listed.
// resolved: NewsRoute.list
// unresolved: the generic parameter 'R' may be any router
import UIKit
import XCoordinator

protocol OtherMessage {}
protocol OtherSender {
  associatedtype Message: OtherMessage
  func trigger(_ message: Message) -> Int?
}
final class OtherBox<Sender: OtherSender> {
  let sender: Sender
  init(_ sender: Sender) { self.sender = sender }
  func trigger(_ message: Sender.Message) -> Int? { sender.trigger(message) }
}
final class AnyBox<R: Router> where R.RouteType == NewsRoute {
  let router: R
  init(_ router: R) { self.router = router }
}
func otherTriggers<R: Router>(_ router: R, _ route: R.RouteType, _ news: UnownedRouter<NewsRoute>) {
  router.trigger(route)
  news.trigger(.list)
}
