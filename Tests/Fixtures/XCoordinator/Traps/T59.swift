// T59 router payload decides the next level.
// resolved: GateRoute.home, TabRoute.news, GateRoute.home
import UIKit
import XCoordinator

enum GateRoute: Route { case home(StrongRouter<TabRoute>?) }
final class Gate: NavigationCoordinator<GateRoute> {
    override func prepareTransition(for route: GateRoute) -> NavigationTransition { switch route {
        case let .home(router): if let router = router { return .present(router) }; return .present(UIAlertController()) } }
    func good() -> NavigationTransition { deepLink(GateRoute.home(TabsCoordinator().strongRouter), TabRoute.news) }
    func bad() -> NavigationTransition { deepLink(GateRoute.home(nil), TabRoute.news) }
//                                                                              ^^^^ deep-link-unreachable
}
