// Factories What every factory publishes, and whether what follows it runs.
import UIKit
import XCoordinator

enum FactoriesRoute: Route {
    case show, showDetail, present, presentOnRoot, embed, push, popTo, set, several, list, chained, routed, perform, custom
    case none, dismiss, dismissToRoot, pop, popToRoot, triggered, linked, peek
}
final class FactoriesCoordinator: NavigationCoordinator<FactoriesRoute> {
    let account = AccountCoordinator(), tabs = TabsCoordinator(), news = NewsCoordinator()
    let container = UIViewController()
    override func prepareTransition(for route: FactoriesRoute) -> NavigationTransition {
        switch route {
        case .show: return .show(account)
        case .showDetail: return .showDetail(account)
        case .present: return .present(account, animation: nil)
        case .presentOnRoot: return .presentOnRoot(account)
        case .embed: return .embed(account, in: container)
        case .push: return .push(tabs, animation: nil)
        case .popTo: return .pop(to: tabs)
        case .set: return .set([UIViewController(), tabs])
        case .several: return .multiple(.popToRoot(), .present(account))
        case .list: return .multiple([.dismiss(), .present(account)])
        case .chained: return chain(routes: [.dismiss, .present])
        case .routed: return .route(TabRoute.account, on: tabs)
        case .perform: return .perform(ViewTransition.present(account), on: container)
        case .custom: return Transition(presentables: [account], animationInUse: nil) { _, _, done in done?() }
        case .none: return .none()
        case .dismiss: return .dismiss()
        case .dismissToRoot: return .dismissToRoot()
        case .pop: return .pop()
        case .popToRoot: return .popToRoot(animation: nil)
        case .triggered: return .trigger(TabRoute.account, on: tabs)
        case .linked: return deepLink(.present, AccountRoute.profile)
        case .peek: return registerPeek(for: container, route: .present)
        }
    }
    func published() -> [NavigationTransition] {
        [
            deepLink(.show, AccountRoute.profile), deepLink(.showDetail, AccountRoute.profile),
            deepLink(.present, AccountRoute.profile), deepLink(.presentOnRoot, AccountRoute.profile),
            deepLink(.embed, AccountRoute.profile), deepLink(.push, TabRoute.news), deepLink(.popTo, TabRoute.news),
            deepLink(.set, TabRoute.news), deepLink(.several, AccountRoute.profile), deepLink(.list, AccountRoute.profile),
            deepLink(.chained, AccountRoute.profile), deepLink(.routed, AccountRoute.profile),
            deepLink(.perform, AccountRoute.profile), deepLink(.custom, AccountRoute.profile),
        ]
    }
    func nothing() -> [NavigationTransition] {
        [
            deepLink(.dismiss, AccountRoute.profile),
//                                          ^^^^^^^ deep-link-unreachable
            deepLink(.dismissToRoot, AccountRoute.profile),
//                                                ^^^^^^^ deep-link-unreachable
            deepLink(.pop, AccountRoute.profile),
//                                      ^^^^^^^ deep-link-unreachable
            deepLink(.popToRoot, AccountRoute.profile),
//                                            ^^^^^^^ deep-link-unreachable
            deepLink(.triggered, AccountRoute.profile),
//                                            ^^^^^^^ deep-link-unreachable
            deepLink(.linked, AccountRoute.profile),
//                                         ^^^^^^^ deep-link-unreachable
            deepLink(.peek, AccountRoute.profile),
//                                       ^^^^^^^ deep-link-unreachable
            deepLink(.routed, TabRoute.news),
//                                     ^^^^ deep-link-unreachable
        ]
    }
}
enum FactoriesTab: Route { case set, select, index }
final class FactoriesTabs: TabBarCoordinator<FactoriesTab> {
    let account = AccountCoordinator(), news = NewsCoordinator()
    init() { super.init(tabs: [account, news], select: 0) }
    override func prepareTransition(for route: FactoriesTab) -> TabBarTransition {
        switch route {
        case .set: return .set([account, news])
        case .select: return .select(account)
        case .index: return .select(index: 1)
        }
    }
    func links() -> [TabBarTransition] {
        [
            deepLink(.set, NewsRoute.list, AccountRoute.profile), deepLink(.select, AccountRoute.profile),
            deepLink(.index, AccountRoute.profile),
//                                        ^^^^^^^ deep-link-unreachable
        ]
    }
}
enum FactoriesPane: Route { case both }
final class FactoriesSplit: SplitCoordinator<FactoriesPane> {
    let account = AccountCoordinator(), news = NewsCoordinator()
    init() { super.init(initialRoute: nil) }
    override func prepareTransition(for route: FactoriesPane) -> SplitTransition { .set([account, news]) }
    func links() -> SplitTransition { deepLink(.both, NewsRoute.list, AccountRoute.profile) }
}
enum FactoriesPage: Route { case one }
final class FactoriesPages: PageCoordinator<FactoriesPage> {
    let account = AccountCoordinator(), news = NewsCoordinator()
    init() { super.init(pages: [UIViewController()]) }
    override func prepareTransition(for route: FactoriesPage) -> PageTransition { .set(news, direction: .forward) }
    func links() -> PageTransition { deepLink(.one, NewsRoute.list) }
    func wrong() -> PageTransition { deepLink(.one, AccountRoute.profile) }
//                                                               ^^^^^^^ deep-link-unreachable
}
