// L5-unseen-good A router whose declaration is not here triggers a route of a coordinator that nobody creates here.
// hints: on
// unfinished
// unresolved: the type of the receiver is not known
import UIKit
import XCoordinator

enum L5UnseenRoute: Route { case go }
final class L5Unseen: NavigationCoordinator<L5UnseenRoute> {
  override func prepareTransition(for route: L5UnseenRoute) -> NavigationTransition { .pop() }
}
final class L5Screen: UIViewController {
  @Dependency(\.coordinator) var coordinator
  func tap() { coordinator.trigger(.go) }
}
