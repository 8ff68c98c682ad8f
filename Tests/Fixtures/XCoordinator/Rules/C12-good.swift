// C12-good A sequence of routes.
// unresolved: yes
import UIKit
import XCoordinator

extension AppCoordinator { func c12good(_ rest: [Route]) -> NavigationTransition { deepLink(.main, rest) } }
