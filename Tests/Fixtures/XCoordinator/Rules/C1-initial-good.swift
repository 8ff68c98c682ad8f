// C1-initial-good An initial route in a class with initialisers of its own, one of which takes something else.
// unresolved: the workspace declares another 'initialRoute'
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
