// L1-bad A route that nothing on the stack accepts, and one that a condition decides.
import UIKit
import XCoordinator

extension AppCoordinator {
  func l1Bad(_ flag: Bool, _ done: Bool) -> NavigationTransition {
    flag ? deepLink(AppRoute.main, NewsRoute.list) : deepLink(AppRoute.maybe(done), AccountRoute.profile)
//                                           ^^^^ deep-link-unreachable
//                                                                                               ^^^^^^^ warning deep-link-fragile
  }
}
