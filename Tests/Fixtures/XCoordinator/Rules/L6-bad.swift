// L6-bad A completion that is thrown away.
// fix:     Transition(presentables: [], animationInUse: nil) { root, _, done in root.title = "x"; done?() }
import UIKit
import XCoordinator

extension Transition {
  static func l6bad() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, _ in root.title = "x" }
//                                                    ^^^^^^^^^^^^ warning stalled-transition
  }
}
