// D9 A step that never completes ends the chain without a word.
import UIKit
import XCoordinator

extension AppCoordinator {
  func d9_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.stall, AccountRoute.profile) }
//                                                                 ^^^^^ warning stalled-transition
}
