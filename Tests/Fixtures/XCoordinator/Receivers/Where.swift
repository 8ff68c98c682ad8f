// Generic parameters whose route type a requirement fixes.
// resolved: AppRoute.main, AppRoute.login, AppRoute.back, AppRoute.main, NewsRoute.list, AppRoute.both, AppRoute.quiet, AppRoute.main, AppRoute.login, AppRoute.stall
import UIKit
import XCoordinator

func where01<T: Router>(_ r: T) where T.RouteType == AppRoute { r.trigger(.main) }
func where02<T>(_ r: T) where T: Coordinator, T.RouteType == AppRoute { r.strongRouter.trigger(.login) }
final class WhereHolder<T: Router> where T.RouteType == AppRoute { let router: T; init(_ r: T) { router = r }; func go() { router.trigger(.back) } }
extension Router where RouteType == AppRoute { func goMain() { trigger(.main) } }
final class WhereLater<T: Router> { let router: T; init(_ r: T) { router = r } }
extension WhereLater where T.RouteType == NewsRoute { func go() { router.trigger(.list) } }
func where03<T: Router, R>(_ r: T, _ route: R) where R == AppRoute, T.RouteType == R { r.trigger(.both) }
extension NavigationCoordinator where RouteType == AppRoute { func goQuiet() { trigger(.quiet); self.trigger(.main) } }
extension Router where RouteType == AppRoute { func logIn() { strongRouter.trigger(.login) } }
extension Coordinator where Self: AnyObject, RouteType == AppRoute { func stall() { self.unownedRouter.trigger(.stall) } }
