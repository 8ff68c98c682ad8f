// D6 Controllers and erased routers never answer.
import UIKit
import XCoordinator

extension AppCoordinator {
  func d6_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.raw, AccountRoute.profile) }
//                                                                                   ^^^^^^^ deep-link-unreachable
  func d6_1(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.erased, AccountRoute.profile) }
//                                                                                      ^^^^^^^ deep-link-unreachable
}
