// Branches A property that branches of an `#if` declare: what it holds, nobody knows.
import UIKit
import XCoordinator

enum BranchedRoute: Route { case first, second, third }
final class BranchedCoordinator: NavigationCoordinator<BranchedRoute> {
  #if DEBUG
  let shown = UIViewController()
  let pushed = AccountCoordinator()
  #else
  let shown = AccountCoordinator()
  let pushed = UIViewController()
  #endif
  override func prepareTransition(for route: BranchedRoute) -> NavigationTransition {
    switch route {
    case .first: return .present(shown)
    case .second: return .present(pushed)
    case .third: return deepLink(.first, AccountRoute.profile)
    }
  }
  func links() -> [NavigationTransition] {
    [deepLink(.first, AccountRoute.profile), deepLink(.second, AccountRoute.profile)]
  }
}
