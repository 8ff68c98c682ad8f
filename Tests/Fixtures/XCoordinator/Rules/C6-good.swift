// C6-good The type is written.
import UIKit
import XCoordinator

extension AppCoordinator { func c6good() -> NavigationTransition { deepLink(.main, TabRoute.news) } }
