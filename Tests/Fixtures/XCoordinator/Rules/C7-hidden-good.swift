// C7-hidden-good A handler that gives the parameter's name to another value.
import UIKit
import XCoordinator

final class C7Hidden: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    guard case .list = route, let route = Optional(TabRoute.news) else { return .dismiss() }
    if case .index = route { return .dismiss() }
    switch route { case .account: return .pop(); case .news, .index: return .popToRoot() }
  }
}
final class C7HiddenAgain: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    let route = AccountRoute.close
    switch route { case .profile: return .pop(); case .close: return .popToRoot() }
  }
}
