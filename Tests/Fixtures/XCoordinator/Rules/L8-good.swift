// L8-good A child that is part of what is shown.
import UIKit
import XCoordinator

extension AppCoordinator { func l8good() -> NavigationTransition { let n = NewsCoordinator(); return .multiple(.present(n), .trigger(.list, on: n)) } }
// A redirection asks its parent at once.
extension AppCoordinator {
  func l8redirected() {
    let redirect = Redirect(viewController: UIViewController(), parent: unownedRouter, map: nil)
    redirect.trigger(.open)
  }
}
