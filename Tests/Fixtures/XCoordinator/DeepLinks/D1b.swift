// D1b The wrong order of two that were published together.
// fix:   func d1b_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.both, NewsRoute.list, AccountRoute.profile) }
import UIKit
import XCoordinator

extension AppCoordinator {
  func d1b_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.both, AccountRoute.profile, NewsRoute.list) }
//                                                                                                        ^^^^ deep-link-unreachable
}
