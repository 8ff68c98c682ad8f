// T52 foreign handler called by hand.
// resolved: TabRoute.index
import UIKit
import XCoordinator

final class Borrow: TabBarCoordinator<ProfileFlow> { let tabs = TabsCoordinator()
    override func prepareTransition(for route: ProfileFlow) -> TabBarTransition { tabs.prepareTransition(for: .index) } }
