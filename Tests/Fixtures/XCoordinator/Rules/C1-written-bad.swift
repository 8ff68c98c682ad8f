// C1-written-bad Misspelt routes where no router takes them.
// rejected
// unresolved: the generic parameter 'R' may be any route
import UIKit
import XCoordinator

let c1WrittenGlobal: NewsRoute = .lst
//                                ^^^ unknown-route
let c1WrittenNamed = NewsRoute.lst
//                             ^^^ unknown-route
let c1WrittenPayload = NewsRoute.article(id: "a")
//                                           ^^^ input-mismatch
var c1WrittenList: [NewsRoute] { [.list, .lst] }
//                                        ^^^ unknown-route
func c1WrittenResult(_ isFirst: Bool) -> NewsRoute { isFirst ? .list : .lst }
//                                                                      ^^^ unknown-route
func c1WrittenTaker(_ route: NewsRoute = .article) {}
//                                        ^^^^^^^ input-mismatch
func c1Written(_ route: NewsRoute) -> Bool {
  c1WrittenTaker(.lst)
//                ^^^ unknown-route
  if case .lst = route { return true }
//         ^^^ unknown-route
  if case .article(let id, let title) = route { print(id, title) }
//         ^^^^^^^ input-mismatch
  return false
}
enum C1WrittenPlain: Route { case list }
func c1Compared(_ route: C1WrittenPlain) -> Bool { route == .lst }
//                                                           ^^^ unknown-route
extension AppCoordinator {
  func c1Show(_ route: NewsRoute) { news.trigger(route) }
  func c1Show(_ route: AccountRoute) { account.trigger(route) }
}
func c1Written(_ app: AppCoordinator) { app.c1Show(.lst) }
//                                                  ^^^ unknown-route
func c1WrittenFar(_ text: String) -> NewsRoute {
  if text == "start" { return .beginning }
//                             ^^^^^^^^^ unknown-route
  let other: [NewsRoute] = [.list, .ending]
//                                  ^^^^^^ unknown-route
  return other[0]
}
protocol C1WrittenRouted: AnyObject {
  associatedtype R: Route
  var unowned: UnownedRouter<R>! { get set }
}
extension C1WrittenRouted { func c1Go(_ route: R) { unowned.trigger(route) } }
final class C1WrittenScreen: UIViewController, C1WrittenRouted {
  var unowned: UnownedRouter<NewsRoute>!
  func tap() {
    c1Go(.lst)
//        ^^^ unknown-route
    self.c1Go(.list)
  }
}
