// L18-bad Values that are made and dropped.
import UIKit
import XCoordinator
import XCoordinatorRx

extension AppCoordinator {
  func l18Bad() {
    news.rx.trigger(.list)
//          ^^^^^^^ warning no-op-transition
    _ = 0
    deepLink(AppRoute.main, TabRoute.news) as NavigationTransition
//  ^^^^^^^^ warning no-op-transition
  }
}
func l18Bad(_ c: AppCoordinator, _ isOn: Bool) -> NavigationTransition {
  if isOn {
    c.deepLink(AppRoute.main, TabRoute.news) as NavigationTransition
//    ^^^^^^^^ warning no-op-transition
    return .pop()
  }
  return .dismiss()
}
