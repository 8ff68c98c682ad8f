// L9-joined-good A list of controllers is of their common class, whichever comes first.
import UIKit
import XCoordinator

enum L9JoinedRoute: Route { case some }
final class L9JoinedPlain: UIViewController {}
final class L9JoinedStack: UINavigationController {}
final class L9Joined: NavigationCoordinator<L9JoinedRoute> {
  let screens = [L9JoinedStack(), L9JoinedPlain()]
  override func prepareTransition(for route: L9JoinedRoute) -> NavigationTransition { .push(screens[1]) }
}
func l9joined(_ flow: L9Joined) { flow.trigger(.some) }
