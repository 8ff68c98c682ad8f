// Chains The examples of deep links, over routers that are existentials.
import UIKit
import XCoordinator

enum GateRoute: Route { case home((any Router<TabRoute>)?) }
final class Gate: NavigationCoordinator<GateRoute> {
    override func prepareTransition(for route: GateRoute) -> NavigationTransition {
        switch route {
        case let .home(router):
            if let router { return .present(router) }
            return .present(UIAlertController())
        }
    }
    func good() -> NavigationTransition { deepLink(.home(TabsCoordinator()), TabRoute.news) }
    func bad() -> NavigationTransition { deepLink(.home(nil), TabRoute.news) }
//                                                                     ^^^^ deep-link-unreachable
}
extension AppCoordinator {
    func ok() -> NavigationTransition { deepLink(.main, TabRoute.account, AccountRoute.profile, AccountRoute.profile) }
    func d1() -> NavigationTransition { deepLink(.both, NewsRoute.list, AccountRoute.profile) }
    func d1b() -> NavigationTransition { deepLink(.both, AccountRoute.profile, NewsRoute.list) }
//                                                                                       ^^^^ deep-link-unreachable
    func d2() -> NavigationTransition { deepLink(.byIndex, TabRoute.account) }
//                                                                  ^^^^^^^ deep-link-unreachable
    func d3() -> NavigationTransition { deepLink(.main, AccountRoute.profile) }
//                                                                   ^^^^^^^ deep-link-unreachable
    func d4() -> NavigationTransition { deepLink(.main, TabRoute.account, AppRoute.back, AccountRoute.profile) }
//                                                                                                    ^^^^^^^ deep-link-unreachable
    func d6() -> NavigationTransition { deepLink(.raw, AccountRoute.profile) }
//                                                                  ^^^^^^^ deep-link-unreachable
    func d9() -> NavigationTransition { deepLink(.stall, AccountRoute.profile) }
//                                                ^^^^^ warning stalled-transition
    func path(_ x: Bool) -> NavigationTransition { deepLink(.maybe(x), AccountRoute.profile) }
//                                                                                  ^^^^^^^ warning deep-link-fragile
}
