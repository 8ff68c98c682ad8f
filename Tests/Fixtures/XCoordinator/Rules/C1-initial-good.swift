// C1-initial-good An initial route in a class with initialisers of its own, one of which takes something else.
// unresolved: the workspace declares another 'initialRoute'; the workspace declares another 'initialRoute'
import UIKit
import XCoordinator

enum C1Start { case first }
class C1InitialBase: NavigationCoordinator<NewsRoute> {
    init() { super.init(initialRoute: .list) }
    init(initialRoute: C1Start) { super.init(initialRoute: .article(id: 1)) }
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class C1InitialHeir: C1InitialBase {
    override init() { super.init(initialRoute: .first) }
}
final class C1InitialOwn: NavigationCoordinator<NewsRoute> {
    init(initialRoute start: C1Start) { super.init(initialRoute: .list) }
    init(initialRoute tab: TabRoute, flag: Bool) { super.init(initialRoute: .list) }
    convenience init(start: C1Start) { self.init(initialRoute: start) }
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
let c1initialOwn = [C1InitialOwn(initialRoute: .first), C1InitialOwn(initialRoute: .account, flag: true)]
