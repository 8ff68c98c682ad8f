// L11-lazy-good A sibling that a lazy property makes once, and that lives as long as the coordinator.
import UIKit
import XCoordinator

final class L11Lazy: NavigationCoordinator<NewsRoute> {
  private lazy var entrance: Sib = {
    let coordinator = Sib(on: rootViewController)
    addChild(coordinator)
    return coordinator
  }()
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .trigger(.open, on: entrance) }
}
