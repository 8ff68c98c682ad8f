import UIKit
import XCoordinator

enum AccountRoute: Route {
  case profile
}

final class AccountCoordinator: NavigationCoordinator<AccountRoute> {
  override func prepareTransition(for route: AccountRoute) -> NavigationTransition { .push(UIViewController()) }
}
