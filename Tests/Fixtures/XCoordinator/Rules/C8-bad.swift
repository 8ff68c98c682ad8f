// C8-bad Overrides that override nothing, and a pattern without a case.
// rejected
import UIKit
import XCoordinator

final class C8Bad: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: TabRoute) -> NavigationTransition { .pop() }
//              ^^^^^^^^^^^^^^^^^ invalid-declaration
}
final class C8Map: RedirectionRouter<AppRoute, ProfileFlow> {
  override func mapToParentRoute(for route: ProfileFlow) -> AppRoute { .login }
//              ^^^^^^^^^^^^^^^^ invalid-declaration
}
final class C8Case: NavigationCoordinator<AccountRoute> {
  override func prepareTransition(for route: AccountRoute) -> NavigationTransition {
    switch route {
    case .profil: return .pop()
//        ^^^^^^ invalid-declaration
    default: return .dismiss()
    }
  }
}
