// C12-good A sequence of routes.
// unresolved: the routes behind the first are not written here
import UIKit
import XCoordinator

extension AppCoordinator { func c12good(_ rest: [TabRoute]) -> NavigationTransition { deepLink(.main, rest) } }
