// C1 What extensions of Optional add to values, no dot alone can mean.
// rejected
import UIKit
import XCoordinator

enum C1InstanceRoute: Route { case start, detail(Int) }
extension Optional where Wrapped == Int { var number: Int { self ?? 0 } }
final class C1InstanceCoordinator: NavigationCoordinator<C1InstanceRoute> {
  init() { super.init(initialRoute: .strat) }
//                                   ^^^^^ unknown-route
  override func prepareTransition(for route: C1InstanceRoute) -> NavigationTransition {
    switch route {
    case .start: return .push(UIViewController())
    case .detail: return .pop()
    }
  }
}
