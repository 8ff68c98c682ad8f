// L11-bad A sibling that nothing removes.
import UIKit
import XCoordinator

final class L11Bad: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    addChild(Sib(on: rootViewController))
//           ^^^ hint ownership
    return .none()
  }
}
