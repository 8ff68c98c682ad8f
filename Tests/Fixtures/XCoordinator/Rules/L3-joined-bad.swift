// L3-joined-bad All of a list, and both branches of a choice, are of one class.
import UIKit
import XCoordinator

enum JoinedBadRoute: Route { case some, other }
final class JoinedBadIdle: NavigationCoordinator<JoinedBadRoute> {
  override func prepareTransition(for route: JoinedBadRoute) -> NavigationTransition { .none() }
}
func joined(_ first: JoinedBadIdle, _ second: JoinedBadIdle, _ given: JoinedBadIdle?, _ isFirst: Bool) {
  [first, second][1].trigger(.some)
//                            ^^^^ warning no-op-transition
  (isFirst ? first : second).trigger(.some)
//                                    ^^^^ warning no-op-transition
  (given ?? second).trigger(.other)
//                           ^^^^^ warning no-op-transition
}
