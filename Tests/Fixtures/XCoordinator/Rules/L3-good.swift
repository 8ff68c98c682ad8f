// L3-good A no-op with a side effect, one on a single path, and one after which something happens.
import UIKit
import XCoordinator

enum L3Route: Route { case log, maybe, later, done }
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
    case .done: return .none()
    case .maybe: return count > 1 ? .none() : .pop()
    }
  }
}
func l3good(_ c: L3Good) { c.trigger(.log); c.trigger(.maybe); c.trigger(.later) }
func l3done(_ c: L3Good) {
  c.trigger(.done) { c.count += 1 }
  c.trigger(.done, with: TransitionOptions(animated: false), completion: { c.count += 1 })
}
