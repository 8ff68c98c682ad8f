// L6-self-bad Behind a `guard` that asks for more than `self`, and inside of an `if let self`, somebody waits.
import UIKit
import XCoordinator

final class L6SelfBadCoordinator: NavigationCoordinator<ProfileFlow> {
  var isReady = false
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    Transition(presentables: [], animationInUse: nil) { [weak self] root, options, completion in
//                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning stalled-transition
      guard let self, self.isReady else { return }
      root.dismiss(animated: options.animated, completion: completion)
    }
  }
  func nested() -> NavigationTransition {
    Transition(presentables: [], animationInUse: nil) { [weak self] root, options, completion in
//                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning stalled-transition
      if let self {
        if self.isReady { return }
        completion?()
      }
    }
  }
}
