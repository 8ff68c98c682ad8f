// Aliases Names of generic types without their parameters: what is written behind them goes to the type.
// resolved: NewsRoute.list, AliasRoute.first, NewsRoute.article, AliasRoute.second
import UIKit
import XCoordinator

typealias AliasNav = NavigationCoordinator
typealias AliasStack = AliasNav
typealias AliasRouter = XCoordinator.UnownedRouter
enum AliasKinds { typealias Weak = WeakRouter }
enum AliasRoute: Route { case first, second }
final class AliasCoordinator: AliasStack<AliasRoute> {
  let news: AliasRouter<NewsRoute>
  init(news: AliasRouter<NewsRoute>) {
    self.news = news
    news.trigger(.list)
    super.init(initialRoute: .first)
  }
  override func prepareTransition(for route: AliasRoute) -> NavigationTransition {
    switch route {
    case .first: return .trigger(.article(id: 1), on: news)
    case .second: return .push(UIViewController())
    }
  }
}
func aliases(_ r: AliasKinds.Weak<AliasRoute>) { r.trigger(.second) }
