// C1-redirected-good What a redirection hands on, and other values in the same body.
import UIKit
import XCoordinator

enum C1HandedRoute: Route { case first, second }
extension C1HandedRoute { var parent: AppRoute { .login } }
final class C1Handed: RedirectionRouter<AppRoute, C1HandedRoute> {
  override func mapToParentRoute(_ route: C1HandedRoute) -> AppRoute {
    func other() -> TabRoute { return .news }
    let tab = { () -> TabRoute in return .account }()
    if tab == .account, other() == .news { return route == .first ? .main : route.parent }
    return .maybe(true)
  }
  func mapToParentRoute(_ tab: TabRoute) -> NewsRoute { .list }
}
