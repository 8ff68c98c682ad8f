// D6-fix The coordinator itself is published, not what was asked of it.
// fix:   override func prepareTransition(for route: D6FixRoute) -> NavigationTransition { .present(account) }; func link() -> NavigationTransition { deepLink(.erased, AccountRoute.profile) }
import UIKit
import XCoordinator

enum D6FixRoute: Route { case erased }
final class D6Fix: NavigationCoordinator<D6FixRoute> {
  let account = AccountCoordinator()
  override func prepareTransition(for route: D6FixRoute) -> NavigationTransition { .present(account.unownedRouter) }; func link() -> NavigationTransition { deepLink(.erased, AccountRoute.profile) }
//                                                                                                                                                                                         ^^^^^^^ deep-link-unreachable
}
