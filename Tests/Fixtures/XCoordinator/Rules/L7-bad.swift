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
