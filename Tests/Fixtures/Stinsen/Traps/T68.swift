// T68 Key paths that a loop takes from a list: each is a transition, and one of a variable is not known.
// resolved: DepotCoordinator.scales, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.lane
// unresolved: the route is not a key path literal or a constant
import SwiftUI
import Stinsen

typealias T68Path = KeyPath<DepotCoordinator, Transition<DepotCoordinator, Presentation, Void, AnyView>>
func t68(_ router: DepotCoordinator.Router, _ others: [T68Path]) {
  for path in [\DepotCoordinator.scales, \.scales] { router.route(to: path) }
  let lanes = [\DepotCoordinator.lane, \.lane]
  lanes.forEach { router.route(to: $0) }
  for path in others { router.route(to: path) }
}
