// C7-good A handler with a default.
import UIKit
import XCoordinator

final class C7Good: NavigationCoordinator<TabRoute> {
  override func prepareTransition(for route: TabRoute) -> NavigationTransition {
    switch route { case .news: return .pop(); default: return .popToRoot() }
  }
}
