// L3-joined-good Values that stand beside each other share a base class: which one answers is not known.
import UIKit
import XCoordinator

enum JoinedRoute: Route { case some, other }
class JoinedBase: NavigationCoordinator<JoinedRoute> {
  override func prepareTransition(for route: JoinedRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class JoinedIdle: JoinedBase {
  override func prepareTransition(for route: JoinedRoute) -> NavigationTransition { .none() }
}
final class JoinedShowing: JoinedBase {}
final class JoinedOwner {
  let idle = JoinedIdle()
  let showing = JoinedShowing()
  lazy var table = ["idle": idle, "showing": showing]
  func go(_ isIdle: Bool, _ given: JoinedIdle?) {
    [idle, showing][1].trigger(.some)
    (isIdle ? idle : showing).trigger(.some)
    (given ?? showing).trigger(.other)
    table["showing"]?.trigger(.other)
    for flow in [idle, nil, showing] { flow?.trigger(.some) }
  }
}
