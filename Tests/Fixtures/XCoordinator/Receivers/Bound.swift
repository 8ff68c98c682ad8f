// Bound Closures of generic functions, whose other arguments say what they are handed; lazy sequences; key paths to self.
// resolved: NewsRoute.list, TabRoute.index, NewsRoute.list, NewsRoute.list, TabRoute.news
import UIKit
import XCoordinator

enum BoundScope {
  static func with<C: Coordinator, T>(_ coordinator: C, _ body: (C) throws -> T) rethrows -> T { try body(coordinator) }
  static func configure<C>(_ coordinator: C, twice body: (C, C) -> Void) { body(coordinator, coordinator) }
}
func bound(_ routers: [StrongRouter<NewsRoute>]) {
  BoundScope.with(NewsCoordinator()) { $0.trigger(.list) }
  let tabs = BoundScope.with(TabsCoordinator()) { made -> StrongRouter<TabRoute> in made.trigger(.index); return made.strongRouter }
  routers.lazy.filter { _ in true }.forEach { $0.trigger(.list) }
  routers.map(\.self)[1].trigger(.list)
  BoundScope.configure(tabs) { first, _ in first.trigger(.news) }
}
