// Cast The routes behind the first as a list whose type is written.
// resolved: AppRoute.main, TabRoute.account, AccountRoute.profile, AppRoute.main
import UIKit
import XCoordinator

extension AppCoordinator {
  func castGood() -> NavigationTransition { deepLink(.main, [TabRoute.account, AccountRoute.profile] as [Route]) }
  func castBad() -> NavigationTransition { deepLink(.main, [AccountRoute.profile] as [Route]) }
//                                                                       ^^^^^^^ deep-link-unreachable
}
