// D3 A level is skipped.
// fix:   func d3_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.main, TabRoute.account, AccountRoute.profile) }
import UIKit
import XCoordinator

extension AppCoordinator {
  func d3_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.main, AccountRoute.profile) }
//                                                                                    ^^^^^^^ deep-link-unreachable
}
