// C1-optional-bad A misspelt initial route in what an optional holds.
// rejected
import UIKit
import XCoordinator

final class C1OptionalBad: NavigationCoordinator<NewsRoute> {
    init() { super.init(rootViewController: .init(), initialRoute: .some(.lst)) }
//                                                                        ^^^ unknown-route
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
