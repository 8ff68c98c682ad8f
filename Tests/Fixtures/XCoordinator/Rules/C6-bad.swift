// C6-bad An implicit member behind the first route.
// rejected
// fix: extension AppCoordinator { func c6bad() -> NavigationTransition { deepLink(.main, TabRoute.news) } }
import UIKit
import XCoordinator

extension AppCoordinator { func c6bad() -> NavigationTransition { deepLink(.main, .news) } }
//                                                                                 ^^^^ unknown-route
