// C1-optional-good An initial route is optional, and may be spelt as what an optional is.
// resolved: NewsRoute.list, NewsRoute.list, -
import UIKit
import XCoordinator

enum C1OptionalRoute: Route { case none }
final class C1Optional: NavigationCoordinator<NewsRoute> {
    init(quiet: Bool) { super.init(initialRoute: .none) }
    init() { super.init(rootViewController: .init(), initialRoute: .some(.list)) }
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
func c1optional(_ isFirst: Bool) -> [AnyObject] {
    [
        C1Optional(quiet: true), NavigationCoordinator<NewsRoute>(initialRoute: .none),
        NavigationCoordinator<NewsRoute>(initialRoute: isFirst ? .list : .none),
    ]
}
