// L9-bad Navigation controllers that are pushed, and set.
// fix:     case .pushed: return .present(NewsCoordinator())
import UIKit
import XCoordinator

enum L9Route: Route { case pushed, set }
final class L9Bad: NavigationCoordinator<L9Route> {
  override func prepareTransition(for route: L9Route) -> NavigationTransition {
    switch route {
    case .pushed: return .push(NewsCoordinator())
//                             ^^^^^^^^^^^^^^^ crash-on-transition
    case .set: return .set([UIViewController(), AccountCoordinator().strongRouter])
//                                              ^^^^^^^^^^^^^^^^^^ crash-on-transition
    }
  }
}
enum L9HeldRoute: Route { case held, handed, annotated, plain, local, set }
final class L9Held: NavigationCoordinator<L9HeldRoute> {
  private let news = NewsCoordinator()
  private let router = AccountCoordinator().strongRouter
  private let handed: NewsCoordinator
  init(_ handed: NewsCoordinator) {
    self.handed = handed
    super.init(initialRoute: nil)
  }
  override func prepareTransition(for route: L9HeldRoute) -> NavigationTransition {
    switch route {
    case .held: return .push(news)
//                           ^^^^ crash-on-transition
    case .handed: return .push(handed)
//                             ^^^^^^ crash-on-transition
    case .annotated:
      let child: any Presentable = NewsCoordinator()
      return .push(child)
//                 ^^^^^ crash-on-transition
    case .plain: return .push(UINavigationController())
//                            ^^^^^^^^^^^^^^^^^^^^^^ crash-on-transition
    case .local:
      let screen = UINavigationController()
      return .push(screen)
//                 ^^^^^^ crash-on-transition
    case .set: return .set([UIViewController(), router])
//                                              ^^^^^^ crash-on-transition
    }
  }
}
