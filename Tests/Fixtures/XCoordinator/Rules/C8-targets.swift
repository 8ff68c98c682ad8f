// C8-targets Two declarations of one coordinator, with routes and transitions of their own: it is not known which is meant.
// unresolved: the router's route type is not known
import UIKit
import XCoordinator

#if os(tvOS)
final class C8Targets: TabBarCoordinator<TabRoute> {
  override func prepareTransition(for route: TabRoute) -> TabBarTransition { .none() }
}
#else
final class C8Targets: NavigationCoordinator<NewsRoute> {
  func back() { trigger(.list) }
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .pop() }
}
#endif
