// L7-bad Roots that only a local holds.
import UIKit
import XCoordinator

final class L7Bad {
  func first(_ window: UIWindow) {
    let root = AppCoordinator()
//      ^^^^ warning ownership
    root.setRoot(for: window)
  }
  func second(_ window: UIWindow) {
    window.rootViewController = NewsCoordinator().viewController
//                              ^^^^^^^^^^^^^^^ warning ownership
  }
  func third(_ window: UIWindow) {
    let root = NewsCoordinator(initialRoute: .list)
//      ^^^^ warning ownership
    root.setRoot(for: window)
  }
}
