// L7-good Roots that somebody keeps.
import UIKit
import XCoordinator

let l7Global = AppCoordinator()
final class L7Good {
  let stored = AppCoordinator().strongRouter
  lazy var late = NewsCoordinator()
  var kept: Any?
  func first(_ window: UIWindow) { stored.setRoot(for: window) }
  func second(_ window: UIWindow) { late.setRoot(for: window) }
  func third(_ window: UIWindow) { l7Global.setRoot(for: window) }
  func fourth(_ window: UIWindow) {
    let root = AppCoordinator()
    kept = root.strongRouter
    root.setRoot(for: window)
  }
  func fifth(_ window: UIWindow) -> AppCoordinator {
    let root = AppCoordinator()
    root.setRoot(for: window)
    return root
  }
}
