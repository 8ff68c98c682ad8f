// C1-passed-bad A wrong route for a function that takes one, of a type that is wholly known.
// rejected
// unresolved: the generic parameter 'R' may be any route
import UIKit
import XCoordinator

protocol PressDelegate: AnyObject { func press(wants route: NewsRoute) }
class PressModel<R: Route> {
  let router: UnownedRouter<R>
  init(router: UnownedRouter<R>) { self.router = router }
  func go(_ route: R) { router.trigger(route) }
}
protocol Printing: AnyObject { func show(_ route: NewsRoute) }
final class Printer: Printing { func show(_ route: NewsRoute) {} }
func c1passed(_ printer: Printer) { printer.show(.artcle(id: 1)) }
//                                                ^^^^^^ unknown-route
final class DailyModel: PressModel<NewsRoute> {
  weak var delegate: PressDelegate?
  func read() {
    go(.lists)
//      ^^^^^ unknown-route
    go(.article(id: "1"))
//      ^^^^^^^ input-mismatch
    go(TabRoute.news)
//              ^^^^ broken-chain
    delegate?.press(wants: .close)
//                          ^^^^^ unknown-route
  }
}
