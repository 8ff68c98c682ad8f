// L14-good Tabs that exist, tabs that are set by the same transition, and tabs that nobody can count.
import UIKit
import XCoordinator

enum L14GoodRoute: Route { case first, second, fresh, back }
final class L14Good: TabBarCoordinator<L14GoodRoute> {
  let news = NewsCoordinator().strongRouter
  init() { super.init(tabs: [news, AccountCoordinator()], select: 0) }
  override func prepareTransition(for route: L14GoodRoute) -> TabBarTransition {
    switch route {
    case .first: return .select(news)
    case .second: return .select(index: 1)
    case .fresh:
      let account = AccountCoordinator()
      return .multiple(.set([account]), .select(account))
    case .back: return .select(index: 0)
    }
  }
}
final class L14Open: TabBarCoordinator<L14GoodRoute> {
  init(_ tabs: [Presentable]) { super.init(tabs: tabs, select: 0) }
  override func prepareTransition(for route: L14GoodRoute) -> TabBarTransition { .select(index: 7) }
}
