// D8 The page that is shown already.
import UIKit
import XCoordinator

enum BookRoute: Route { case open }
enum LeafRoute: Route { case news, account }
final class Book: PageCoordinator<LeafRoute> {
  let news = NewsCoordinator().strongRouter, account = AccountCoordinator().strongRouter
  init() { super.init(pages: [news, account], set: news, direction: .forward) }
  override func prepareTransition(for route: LeafRoute) -> PageTransition {
    switch route { case .news: return .set(news, direction: .forward); case .account: return .set(account, direction: .forward) }
  }
}
final class Shelf: NavigationCoordinator<BookRoute> {
  override func prepareTransition(for route: BookRoute) -> NavigationTransition { .present(Book()) }
  func bad() -> NavigationTransition { deepLink(BookRoute.open, LeafRoute.news, NewsRoute.list) }
//                                                                        ^^^^ warning stalled-transition
  func last() -> NavigationTransition { deepLink(BookRoute.open, LeafRoute.news) }
  func good() -> NavigationTransition { deepLink(BookRoute.open, LeafRoute.account, AccountRoute.profile) }
}
