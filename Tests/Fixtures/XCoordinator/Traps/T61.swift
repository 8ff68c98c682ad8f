// T61 chain given as data.
// unresolved: the routes behind the first are not written here
// resolved: TabRoute.account, AccountRoute.profile, AppRoute.main, AppRoute.main
import UIKit
import XCoordinator

extension AppCoordinator { func z1() -> NavigationTransition { let rest: [Route] = [TabRoute.account, AccountRoute.profile]; return deepLink(.main, rest) }
    func z2(_ rest: [Route]) -> NavigationTransition { deepLink(.main, rest) } }
