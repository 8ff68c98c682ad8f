// C7-conditional-good Some builds have the route without the case that is missing.
import UIKit
import XCoordinator

enum C7Part: Route {
  case home
  #if NEVER_SET
    case away
  #endif
}
final class C7PartCoordinator: NavigationCoordinator<C7Part> {
  override func prepareTransition(for route: C7Part) -> NavigationTransition {
    switch route { case .home: return .pop() }
  }
}
