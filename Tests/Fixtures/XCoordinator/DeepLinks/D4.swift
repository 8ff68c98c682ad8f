// D4 Going back up pops the levels in between.
import UIKit
import XCoordinator

extension AppCoordinator {
  func d4_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.main, TabRoute.account, AppRoute.back, AccountRoute.profile) }
//                                                                                                                     ^^^^^^^ deep-link-unreachable
}
