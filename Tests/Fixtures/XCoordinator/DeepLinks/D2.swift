// D2 Triggers and siblings publish nothing.
import UIKit
import XCoordinator

extension AppCoordinator {
  func d2_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.byIndex, TabRoute.account) }
//                                                                                   ^^^^^^^ deep-link-unreachable
  func d2_1(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.quiet, AccountRoute.profile) }
//                                                                                     ^^^^^^^ deep-link-unreachable
}
