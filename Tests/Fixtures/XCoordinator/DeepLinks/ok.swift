// ok A full chain, the last level twice.
import UIKit
import XCoordinator

extension AppCoordinator {
  func ok_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.main, TabRoute.account, AccountRoute.profile, AccountRoute.profile) }
}
