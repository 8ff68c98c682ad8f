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
  func fourth(_ window: UIWindow) {
    let root: AppCoordinator = AppCoordinator()
//      ^^^^ warning ownership
    root.setRoot(for: window)
  }
}
final class L7BadBrief: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    switch route { case .list, .article: return .push(UIViewController()) }
  }
}
func l7Brief(_ window: UIWindow) {
  let brief = L7BadBrief()
//    ^^^^^ warning ownership
  brief.setRoot(for: window)
}
final class L7BadAsking: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    let first = UIAlertAction(title: "List", style: .default) { [unowned self] _ in self.trigger(.list) }
    let second = UIAlertAction(title: "List", style: .default) { [unowned(unsafe) self] _ in trigger(.list) }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for action in [first, second] { alert.addAction(action) }
    switch route { case .list, .article: return .present(alert) }
  }
}
func l7Asking(_ window: UIWindow) {
  let asking = L7BadAsking(initialRoute: .list)
//    ^^^^^^ warning ownership
  asking.setRoot(for: window)
}
