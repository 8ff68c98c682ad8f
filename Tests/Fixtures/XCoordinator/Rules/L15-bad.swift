// L15-bad Two cases that prepare each other.
import UIKit
import XCoordinator

enum L15Route: Route { case a, b }
final class L15Bad: NavigationCoordinator<L15Route> {
  override func prepareTransition(for route: L15Route) -> NavigationTransition {
    switch route {
    case .a: return .route(.b, on: self)
//                          ^ crash-on-transition
    case .b: return .route(.a, on: self)
    }
  }
}
