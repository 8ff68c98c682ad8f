// Collections Routers in dictionaries that methods make of others, and in lists that are filtered or sorted; globals and
// properties that take a tuple apart; generic subscripts.
// resolved: TabRoute.news, TabRoute.news, TabRoute.news, TabRoute.news, TabRoute.news, TabRoute.news, TabRoute.news, TabRoute.news, TabRoute.news, NewsRoute.list, AccountRoute.close, NewsRoute.list, TabRoute.index, AccountRoute.profile, TabRoute.account
import UIKit
import XCoordinator

enum CollectionsTab: String { case one, two }
func collectionsRouters() -> (StrongRouter<NewsRoute>, account: StrongRouter<AccountRoute>) { fatalError() }
let (collectionsNews, collectionsAccount) = collectionsRouters()
let (_, (collectionsInner, _)) = (1, (NewsCoordinator().strongRouter, 2))

func collections(_ tabs: [CollectionsTab: TabsCoordinator], _ list: [StrongRouter<TabRoute>]) {
  tabs.mapValues { $0.strongRouter }[.one]?.trigger(.news)
  let routers = tabs.mapValues(\.strongRouter)
  for (_, router) in routers { router.trigger(.news) }
  routers.values.forEach { $0.trigger(.news) }
  let unowned = tabs.compactMapValues { tab in tab.unownedRouter }
  unowned[.two]?.trigger(.news)
  tabs.mapValues { $0.trigger(.news) }
  tabs.filter { $0.key == .one }[.one]?.trigger(.news)
  list.filter { _ in true }.first?.trigger(.news)
  list.shuffled()[0].trigger(.news)
  let sorted = list.sorted { _, _ in true }
  sorted.last?.trigger(.news)
  collectionsNews.trigger(.list)
  collectionsAccount.trigger(.close)
  collectionsInner.trigger(.list)
}

final class CollectionsHolder {
  private let (tabs, account) = (TabsCoordinator().strongRouter, AccountCoordinator())
  func go() {
    tabs.trigger(.index)
    self.account.trigger(.profile)
  }
}
final class CollectionsRegistry {
  private var routers: [ObjectIdentifier: Any] = [:]
  subscript<R: Route>(_ type: R.Type) -> StrongRouter<R>? { routers[ObjectIdentifier(type)] as? StrongRouter<R> }
}
func collectionsRegistry(_ registry: CollectionsRegistry) { registry[TabRoute.self]?.trigger(.account) }
