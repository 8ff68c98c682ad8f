// T36 implicit member behind the first route.
// resolved: AppRoute.main
// rejected
import UIKit
import XCoordinator

extension AppCoordinator { func p1() -> NavigationTransition { deepLink(.main, .news) } }
//                                                                              ^^^^ unknown-route
