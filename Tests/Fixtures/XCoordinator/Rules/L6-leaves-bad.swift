// L6-leaves-bad A completion that is thrown away by a closure with more than one end.
// fix:     Transition(presentables: [], animationInUse: nil) { root, _, done in
import UIKit
import XCoordinator

extension Transition {
  static func l6leaves() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, _ in
//                                                    ^^^^^^^^^^^^ warning stalled-transition
      if root.title == nil { return }
      root.title = "x"
    }
  }
}
