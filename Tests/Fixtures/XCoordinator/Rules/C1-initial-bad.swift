// C1-initial-bad A misspelt initial route, in a class with an initialiser of its own.
// rejected
import UIKit
import XCoordinator

final class C1Initial: NavigationCoordinator<NewsRoute> {
    init() { super.init(initialRoute: .lst) }
//                                     ^^^ unknown-route
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class C1InitialParameter: NavigationCoordinator<NewsRoute> {
    init(initialRoute: NewsRoute) { super.init(initialRoute: initialRoute) }
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
let c1initial = C1InitialParameter(initialRoute: .lst)
//                                                ^^^ unknown-route
