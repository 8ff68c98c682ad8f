// L6-good Completion by defer, and handed on.
import UIKit
import XCoordinator

extension Transition {
  static func l6a() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, done in
      defer { done?() }
      root.title = "x"
    }
  }
  static func l6b() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, done in root.dismiss(animated: true, completion: done) }
  }
}
