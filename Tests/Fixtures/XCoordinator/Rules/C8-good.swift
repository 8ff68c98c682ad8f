// C8-good Overrides as they are declared.
import UIKit
import XCoordinator

final class C8Good: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .pop() }
}
