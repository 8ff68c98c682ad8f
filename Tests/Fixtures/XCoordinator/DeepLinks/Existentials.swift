// Existentials A local constant of type `[any Route]` holds the routes of a deep link.
// resolved: TabRoute.account, AccountRoute.profile, AppRoute.main, AppRoute.main, AppRoute.main
// unresolved: the routes behind the first are not written here
import UIKit
import XCoordinator

extension AppCoordinator {
  func existentialGood() -> NavigationTransition {
    let rest: [any Route] = [TabRoute.account, AccountRoute.profile]
    return deepLink(.main, rest)
  }
  func existentialBad() -> NavigationTransition {
    let rest: [any Route] = [AccountRoute.profile]
//                                        ^^^^^^^ deep-link-unreachable
    return deepLink(.main, rest)
  }
  func existentialVariable() -> NavigationTransition {
    var rest: [any Route] = [AccountRoute.profile]
    rest.insert(TabRoute.account, at: 0)
    return deepLink(.main, rest)
  }
}
