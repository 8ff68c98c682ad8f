// C1-closures-bad Routes handed to closures and kept in structs, where it is known what those take.
// rejected
import UIKit
import XCoordinator

struct ClosureItem {
  let title: String
  var route: NewsRoute? = nil
}
final class ClosureScreen: UIViewController {
  var onRoute: ((NewsRoute) -> Void)?
  func tap(then next: (NewsRoute, Bool) -> Void) {
    onRoute?(.lists)
//            ^^^^^ unknown-route
    next(.article, true)
//        ^^^^^^^ input-mismatch
    onRoute?(TabRoute.news)
//                    ^^^^ broken-chain
  }
  let items = [
    ClosureItem(title: "", route: .list),
    ClosureItem(title: "", route: .lists),
//                                 ^^^^^ unknown-route
    ClosureItem(title: "", route: .article(id: "1")),
//                                 ^^^^^^^ input-mismatch
  ]
}
