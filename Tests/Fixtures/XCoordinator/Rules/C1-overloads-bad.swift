// C1-overloads-bad A handler called by hand, with a case that it does not know.
// rejected
import UIKit
import XCoordinator

final class C1ByHand: NavigationCoordinator<NewsRoute> {
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
        switch route {
        case .list: return .push(UIViewController())
        case .article: return prepareTransition(for: .lst)
//                                                    ^^^ unknown-route
        }
    }
}
