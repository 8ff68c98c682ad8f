// L6-self-good Whoever performs a transition is there while it does.
import UIKit
import XCoordinator

final class L6SelfCoordinator: NavigationCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    Transition(presentables: [], animationInUse: nil) { [weak self] root, options, completion in
      guard let self else { return }
      self.removeChildrenIfNeeded()
      root.dismiss(animated: options.animated, completion: completion)
    }
  }
  func named() -> NavigationTransition {
    Transition(presentables: [], animationInUse: nil) { [weak self] root, options, completion in
      guard let owner = self else { return }
      owner.removeChildrenIfNeeded()
      completion?()
    }
  }
  func matched() -> NavigationTransition {
    Transition(presentables: [], animationInUse: nil) { [weak self] root, options, completion in
      guard case let self? = self else { return }
      self.removeChildrenIfNeeded()
      completion?()
    }
  }
  func nested() -> NavigationTransition {
    Transition(presentables: [], animationInUse: nil) { [weak self] root, options, completion in
      if let self = self {
        self.removeChildrenIfNeeded()
        completion?()
      }
    }
  }
}
