// C1-initializers-bad What a coordinator is made with, where no other initializer can be meant.
// rejected
// unresolved: the generic parameter 'R' may be any route
import UIKit
import XCoordinator

class BadStartBase<R: Route>: NavigationCoordinator<R> {
  init(start: R?) { super.init(rootViewController: .init(), initialRoute: start) }
}
final class BadStartNews: BadStartBase<NewsRoute> {
  init() { super.init(start: .lists) }
//                            ^^^^^ unknown-route
  init(other: Int) { super.init(start: .article) }
//                                      ^^^^^^^ input-mismatch
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class BadStartTabs: NavigationCoordinator<TabRoute> {
  init(first: TabRoute) { super.init(initialRoute: first) }
  override func prepareTransition(for route: TabRoute) -> NavigationTransition { .push(UIViewController()) }
}
func c1starts() {
  _ = BadStartTabs(first: .accounts)
//                         ^^^^^^^^ unknown-route
  _ = BadStartTabs(first: NewsRoute.list)
//                                  ^^^^ broken-chain
}
