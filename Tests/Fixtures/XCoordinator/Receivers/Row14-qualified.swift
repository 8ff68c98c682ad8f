// Row14-qualified A container called like a type of the framework's, by its module, and one that is asked as a type.
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.article, NewsRoute.article
import ForeignContainer
import UIKit
import XCoordinator

extension ForeignContainer.Container { func reset() {} }
final class Row14Qualified {
  let container: ForeignContainer.Container = { ForeignContainer.Container() }()
  lazy var news = container.resolve(StrongRouter<NewsRoute>.self)!
  func go() {
    news.trigger(.list)
    container.resolve(NewsCoordinator.self)?.trigger(.list)
    ForeignContainer.Container.resolve(UnownedRouter<NewsRoute>.self).trigger(.article(id: 1))
    let router = ForeignContainer.Container.resolve(WeakRouter<NewsRoute>.self)
    router.trigger(.article(id: 2))
  }
}
