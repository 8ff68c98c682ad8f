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
enum L14SetRoute: Route { case three, third, both }
final class L14Set: TabBarCoordinator<L14SetRoute> {
  let news = NewsCoordinator(), account = AccountCoordinator()
  init() { super.init(tabs: [news, account], select: 0) }
  override func prepareTransition(for route: L14SetRoute) -> TabBarTransition {
    switch route {
    case .three: return .set([news, account, UIViewController()])
    case .third: return .select(index: 2)
    case .both: return .multiple(.set([news, account, TabsCoordinator()]), .select(index: 2))
    }
  }
}
final class L14Assigned: TabBarCoordinator<L14GoodRoute> {
  init() {
    super.init(tabs: [NewsCoordinator()], select: 0)
    rootViewController.viewControllers = [UIViewController(), UIViewController()]
  }
  override func prepareTransition(for route: L14GoodRoute) -> TabBarTransition { .select(index: 1) }
}
