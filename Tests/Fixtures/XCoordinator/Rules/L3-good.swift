// L3-good A no-op with a side effect, and one on a single path.
import UIKit
import XCoordinator

enum L3Route: Route { case log, maybe, later }
final class L3Good: NavigationCoordinator<L3Route> {
  var count = 0
  override func prepareTransition(for route: L3Route) -> NavigationTransition {
    switch route {
    case .log:
      count += 1
      return .none()
    case .later:
      defer { count += 1 }
      return .none()
    case .maybe: return count > 1 ? .none() : .pop()
    }
  }
}
func l3good(_ c: L3Good) { c.trigger(.log); c.trigger(.maybe); c.trigger(.later) }
