// C1-overloads-good A function that is called like the handler, for somebody else's routes.
// unresolved: the workspace declares another 'prepare'
import UIKit
import XCoordinator

enum C1Tab: Route { case first, second }
enum C1Shop: Route { case open, close }
final class C1Overloads: NavigationCoordinator<C1Shop> {
    let tabs = C1Tabs()
    private func prepareTransition(for tab: C1Tab) -> NavigationTransition { .route(tab, on: tabs) }
    override func prepareTransition(for route: C1Shop) -> NavigationTransition {
        switch route {
        case .open: return prepareTransition(for: .second)
        case .close: return .dismiss()
        }
    }
    func links() -> [NavigationTransition] { [deepLink(.open), deepLink(.close)] }
}
final class C1Tabs: TabBarCoordinator<C1Tab> {
    init() { super.init(tabs: [UIViewController(), UIViewController()]) }
    override func prepareTransition(for route: C1Tab) -> TabBarTransition { .select(index: 1) }
}
