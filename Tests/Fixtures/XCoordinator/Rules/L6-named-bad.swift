// L6-named-bad A completion that is thrown away where its usual name means something else.
// fix: none
import UIKit
import XCoordinator

extension Transition {
  static func l6named() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, _ in
//                                                    ^^^^^^^^^^^^ warning stalled-transition
      let done = "x"
      root.title = done
    }
  }
}
