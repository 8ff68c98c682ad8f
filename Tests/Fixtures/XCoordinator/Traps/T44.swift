// T44 completion handed on through recursion.
import UIKit
import XCoordinator

extension Transition { static func peel(_ n: Int) -> Transition { Transition(presentables: [], animationInUse: nil) { root, options, done in
    if n == 0 { done?() } else { root.dismiss(animated: options.animated) { Transition.peel(n - 1).perform(on: root, with: options, completion: done) } } } } }
