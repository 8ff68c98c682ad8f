// L14-bad Tabs that are not there.
import UIKit
import XCoordinator

enum L14Route: Route { case fresh, beyond }
final class L14Bad: TabBarCoordinator<L14Route> {
  init() { super.init(tabs: [NewsCoordinator(), AccountCoordinator()], select: 0) }
  override func prepareTransition(for route: L14Route) -> TabBarTransition {
    switch route {
    case .fresh: return .select(NewsCoordinator())
//                              ^^^^^^^^^^^^^^^ warning crash-on-transition
    case .beyond: return .select(index: 2)
//                                      ^ warning crash-on-transition
    }
  }
}
