// Guarded A path that only some systems or some builds take may fail as any other, but never for sure.
import UIKit
import XCoordinator

enum GuardedRoute: Route { case available, built, both, logged, neither }
final class GuardedCoordinator: NavigationCoordinator<GuardedRoute> {
  let account = AccountCoordinator()
  override func prepareTransition(for route: GuardedRoute) -> NavigationTransition {
    switch route {
    case .available:
      if #available(iOS 13, *) { return .present(account) }
      return .pop()
    case .built:
      #if DEBUG
      return .pop()
      #else
      return .present(account)
      #endif
    case .both:
      #if DEBUG
      return .push(account.viewController)
      #else
      if #available(iOS 13, *) { return .dismiss() } else { return .pop() }
      #endif
    case .logged:
      #if DEBUG
      print("account")
      #endif
      return .present(account)
    case .neither:
      if #available(iOS 13, *) { return .dismiss() }
      return .pop()
    }
  }
  func links() -> [NavigationTransition] {
    [
      deepLink(.logged, AccountRoute.profile),
      deepLink(.available, AccountRoute.profile),
//                                      ^^^^^^^ warning deep-link-fragile
      deepLink(.built, AccountRoute.profile),
//                                  ^^^^^^^ warning deep-link-fragile
      deepLink(.both, AccountRoute.profile),
//                                 ^^^^^^^ warning deep-link-fragile
      deepLink(.neither, AccountRoute.profile),
//                                    ^^^^^^^ warning deep-link-fragile
    ]
  }
}
