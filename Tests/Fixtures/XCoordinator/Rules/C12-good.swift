// C12-good A sequence of routes.
// unresolved: yes
import UIKit
import XCoordinator

extension AppCoordinator { func c12good(_ rest: [TabRoute]) -> NavigationTransition { deepLink(.main, rest) } }
