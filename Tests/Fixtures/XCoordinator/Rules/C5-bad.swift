// C5-bad A deep link that starts elsewhere.
// rejected
import UIKit
import XCoordinator

extension AppCoordinator { func c5bad() -> NavigationTransition { deepLink(TabRoute.news) } }
//                                                                                  ^^^^ broken-chain
