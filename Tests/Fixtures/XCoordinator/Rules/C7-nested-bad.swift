// C7-nested-bad Switches over a route deeper in a handler, and anywhere else.
// rejected
import UIKit
import XCoordinator

enum C7NestedRoute: Route { case news(NewsRoute), more(Int?) }
final class C7Nested: NavigationCoordinator<C7NestedRoute> {
  override func prepareTransition(for route: C7NestedRoute) -> NavigationTransition {
    switch route {
    case .news(let inner): switch inner { case .list: return .pop() }
//                         ^^^^^^ non-exhaustive-switch
    case .more: return .dismiss()
    }
  }
}
func c7Nested(_ route: C7NestedRoute) -> Int {
  return switch route { case .news: 1; case .more(let count?): count }
//       ^^^^^^ non-exhaustive-switch
}
