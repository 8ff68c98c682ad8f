// L15-good A condition breaks the circle.
import UIKit
import XCoordinator

enum L15GoodRoute: Route { case a(Int), b }
final class L15Good: NavigationCoordinator<L15GoodRoute> {
  override func prepareTransition(for route: L15GoodRoute) -> NavigationTransition {
    switch route {
    case .a(let n): return n > 0 ? .route(.a(n - 1), on: self) : .pop()
    case .b: return .pop()
    }
  }
}
