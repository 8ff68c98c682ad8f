// C12-bad A sequence of one route type.
// rejected
import UIKit
import XCoordinator

extension AppCoordinator { func c12bad(_ rest: ArraySlice<TabRoute>) -> NavigationTransition { deepLink(.main, rest) } }
//                                                                                                             ^^^^ input-mismatch
