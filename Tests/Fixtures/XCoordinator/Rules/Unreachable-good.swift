// Unreachable-good A case that a coordinator uses which somebody creates.
// hints: on
import UIKit
import XCoordinator

enum ReachableRoute: Route { case shown, found }
final class ReachableShown: NavigationCoordinator<ReachableRoute> {
  override func prepareTransition(for route: ReachableRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class ReachableUser: NavigationCoordinator<ProfileFlow> {
  let shown = ReachableShown()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .trigger(.found, on: shown) }
}
func reachable(_ window: UIWindow) -> (ReachableShown, ReachableUser) {
  let root = ReachableShown()
  root.trigger(.shown)
  return (root, ReachableUser(initialRoute: .open))
}
