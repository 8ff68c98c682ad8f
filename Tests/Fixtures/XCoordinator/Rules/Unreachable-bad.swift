// Unreachable-bad A case that only a coordinator uses which nothing creates.
// hints: on
import UIKit
import XCoordinator

enum UnreachableRoute: Route { case shown, lost }
//                                         ^^^^ hint unreachable-route
final class UnreachableShown: NavigationCoordinator<UnreachableRoute> {
  override func prepareTransition(for route: UnreachableRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class UnreachableOrphan: NavigationCoordinator<ProfileFlow> {
//          ^^^^^^^^^^^^^^^^^ hint unreachable-coordinator
  let shown = UnreachableShown()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .trigger(.lost, on: shown) }
}
func unreachable(_ window: UIWindow) -> UnreachableShown {
  let root = UnreachableShown()
  root.trigger(.shown)
  return root
}
