// C12-bad A sequence of one route type.
// rejected
import UIKit
import XCoordinator

extension AppCoordinator { func c12bad() -> NavigationTransition { let rest = [TabRoute.news]; return deepLink(.main, rest) } }
//                                                                                                                    ^^^^ input-mismatch
