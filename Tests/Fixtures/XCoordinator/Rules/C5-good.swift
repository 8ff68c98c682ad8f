// C5-good A deep link that starts with an own route.
import UIKit
import XCoordinator

extension AppCoordinator { func c5good() -> NavigationTransition { deepLink(AppRoute.main, TabRoute.news) } }
