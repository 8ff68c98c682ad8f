// C4-redirection-good A redirection's own names, and its strong router.
// resolved: ProfileFlow.open
import UIKit
import XCoordinator

final class C4Redirection: RedirectionRouter<AppRoute, ProfileFlow> {
  override func mapToParentRoute(_ route: ProfileFlow) -> AppRoute { .login }
  var deepLink: Int { 3 }
  func hand() -> UnownedRouter<ProfileFlow> { UnownedRouter(self) { $0.strongRouter } }
  func hand(unownedRouter: Int) -> Int { unownedRouter + deepLink }
  func local() {
    let weakRouter = strongRouter
    weakRouter.trigger(.open)
    func chain() {}
    chain()
  }
}
