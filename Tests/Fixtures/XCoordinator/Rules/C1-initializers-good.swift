// C1-initializers-good Another initializer, an extension of the optional, and a value that is kept.
// unresolved: 'usual' may be a member of Optional
import UIKit
import XCoordinator

extension Optional where Wrapped == NewsRoute { static var usual: NewsRoute? { .list } }
class OtherStart: NavigationCoordinator<NewsRoute> {
  init(start: NewsRoute?) { super.init(initialRoute: start) }
  init(start: TabRoute) { super.init(initialRoute: start == .news ? .list : nil) }
  init(maybe: NewsRoute?) { super.init(initialRoute: maybe) }
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class OtherStartLeaf: OtherStart {}
struct OtherItem {
  let route: TabRoute?
  init(route: TabRoute?) { self.route = route }
}
func c1otherStarts() {
  _ = OtherStart(start: .account)
  _ = OtherStart(start: .article(id: 1))
  _ = OtherStartLeaf(start: .account)
  _ = OtherStart(maybe: .usual)
  _ = OtherStart(maybe: .none)
  _ = OtherItem(route: .none)
  _ = OtherItem(route: .news)
}
