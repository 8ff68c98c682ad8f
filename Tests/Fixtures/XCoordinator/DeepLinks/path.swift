// path One path publishes, the other does not.
import UIKit
import XCoordinator

extension AppCoordinator {
  func path_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.maybe(x), AccountRoute.profile) }
//                                                                                          ^^^^^^^ warning deep-link-fragile
  func path_1(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.maybe(true), AccountRoute.profile) }
  func path_2(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.maybe(false), AccountRoute.profile) }
//                                                                                              ^^^^^^^ deep-link-unreachable
}
