// C2-good The hops are written.
import UIKit
import XCoordinator

extension AppCoordinator { func c2good() -> NavigationTransition { deepLink(AppRoute.main, TabRoute.news, NewsRoute.list) } }
