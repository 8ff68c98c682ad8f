// L6-good Completion by defer, and handed on; nobody waits where there is none, nor behind a trap.
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
  static func l6c() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, completion in
      guard let completion = completion else { return }
      root.dismiss(animated: true, completion: completion)
    }
  }
  static func l6d() -> Transition {
    Transition(presentables: [], animationInUse: nil) { _, _, completion in
      if let completion { completion() }
    }
  }
  static func l6e() -> Transition {
    Transition(presentables: [], animationInUse: nil) { _, _, completion in
      guard completion != nil else { return }
      completion?()
    }
  }
  static func l6f(_ number: Int) -> Transition {
    Transition(presentables: [], animationInUse: nil) { _, _, completion in
      switch number {
      case 0: completion?()
      default: fatalError("never")
      }
    }
  }
}
