// C1-redirected-bad A redirection that hands on what the parent's route type does not have.
// rejected
import UIKit
import XCoordinator

enum C1RedirectedRoute: Route { case first, second, third, fourth }
final class C1Redirected: RedirectionRouter<AppRoute, C1RedirectedRoute> {
  override func mapToParentRoute(_ route: C1RedirectedRoute) -> AppRoute {
    switch route {
    case .first: return .man
//                       ^^^ unknown-route
    case .second: return TabRoute.news
//                                ^^^^ broken-chain
    case .third: return .maybe(1)
//                       ^^^^^ input-mismatch
    case .fourth: return .login
    }
  }
}
final class C1RedirectedOnly: RedirectionRouter<AppRoute, C1RedirectedRoute> {
  override func mapToParentRoute(_ route: C1RedirectedRoute) -> AppRoute { .loggin }
//                                                                          ^^^^^^ unknown-route
}
