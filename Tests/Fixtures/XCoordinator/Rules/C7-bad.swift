// C7-bad A handler that misses cases.
// rejected
import UIKit
import XCoordinator

final class C7Bad: NavigationCoordinator<TabRoute> {
  override func prepareTransition(for route: TabRoute) -> NavigationTransition {
    switch route { case .news: return .pop() }
//  ^^^^^^ non-exhaustive-switch
  }
}
