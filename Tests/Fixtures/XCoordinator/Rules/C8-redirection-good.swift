// C8-redirection-good Redirections through aliases and generic bases, and other functions of that name.
import UIKit
import XCoordinator

class C8AnyRedirection<P: Route, R: Route>: RedirectionRouter<P, R> {
  override func mapToParentRoute(_ route: R) -> P { fatalError() }
}
final class C8Bound: C8AnyRedirection<AppRoute, ProfileFlow> {
  override func mapToParentRoute(_ route: ProfileFlow) -> AppRoute { .login }
}
typealias C8Parent = AppRoute
class C8Named: RedirectionRouter<C8Parent, ProfileFlow> {
  override func mapToParentRoute(_ route: ProfileFlow) -> AppRoute { .login }
  func mapToParentRoute(_ route: TabRoute) -> AppRoute { .main }
}
final class C8NamedTwice: C8Named {
  override func mapToParentRoute(_ route: TabRoute) -> AppRoute { .login }
}
