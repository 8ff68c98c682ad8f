// L3 A branch that other builds do not have, and a body that a macro may replace.
// unfinished
// resolved: NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator

final class L3Builds: NavigationCoordinator<NewsRoute> {
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
        switch route {
        #if QUIET
        case .list: return .none()
        #endif
        default: return .push(UIViewController())
        }
    }
}
final class L3Replaced: NavigationCoordinator<NewsRoute> {
    @Transitions override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .none() }
}
func l3Builds() { L3Builds().trigger(.list); L3Replaced().trigger(.list) }
