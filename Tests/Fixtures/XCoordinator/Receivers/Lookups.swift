// Lookups Routers that presentables are asked for: the argument says for which route type.
// resolved: NewsRoute.list, NewsRoute.article, AccountRoute.close
import UIKit
import XCoordinator

final class LookupsFlow: NavigationCoordinator<TabRoute> {
  override func prepareTransition(for route: TabRoute) -> NavigationTransition {
    if let router = children.first(where: { $0 is NewsCoordinator })?.router(for: NewsRoute.list) {
      return .trigger(.list, on: router)
    }
    let shown: Presentable = NewsCoordinator()
    shown.router(for: NewsRoute.list)?.trigger(.article(id: 1))
    for child in children { child.router(for: AccountRoute.profile)?.trigger(.close) }
    return .pop()
  }
}
