/// The world of the fixtures for 3.0's existentials: that of 2.x without erased routers.
import UIKit
import XCoordinator

enum AppRoute: Route { case main, both, quiet, login, byIndex, raw, maybe(Bool), stall, back, jump }
enum TabRoute: Route { case account, news, index }
enum AccountRoute: Route { case profile, close }
enum NewsRoute: Route { case list, article(id: Int) }
final class AccountCoordinator: NavigationCoordinator<AccountRoute> {
    override func prepareTransition(for route: AccountRoute) -> NavigationTransition {
        switch route { case .profile: return .push(UIViewController()); case .close: return .dismiss() }
    }
}
final class NewsCoordinator: NavigationCoordinator<NewsRoute> {
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class TabsCoordinator: TabBarCoordinator<TabRoute> {
    let account = AccountCoordinator() as any Router<AccountRoute>, news = NewsCoordinator() as any Router<NewsRoute>
    init() { super.init(tabs: [account.asPresentable, news.asPresentable], select: 0) }
    override func prepareTransition(for route: TabRoute) -> TabBarTransition {
        switch route {
        case .account: return .select(account.asPresentable)
        case .news: return .select(news.asPresentable)
        case .index: return .select(index: 1)
        }
    }
}
final class AppCoordinator: NavigationCoordinator<AppRoute> {
    let tabs = TabsCoordinator(), account = AccountCoordinator(), news = NewsCoordinator()
    override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .main: return .present(tabs)
        case .both: return .multiple(.present(account), .present(news))
        case .quiet: addChild(account); return .none()
        case .login: return .push(UIViewController())
        case .byIndex: return .trigger(TabRoute.index, on: tabs)
        case .raw: return .present(account.rootViewController)
        case .maybe(let flag): return flag ? .present(account) : .none()
        case .stall: return Transition(presentables: [account], animationInUse: nil) { _, _, _ in }
//                                                                                   ^^^^^^^^^ warning stalled-transition
        case .back: return .popToRoot()
        case .jump: return deepLink(AppRoute.main, TabRoute.account, AccountRoute.profile)
        }
    }
}
