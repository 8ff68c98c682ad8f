// Sites Components that consume routes; an empty case does nothing unless its completion does.
// resolved: AppRoute.quiet, AccountRoute.close, AppRoute.main, TabRoute.index, EmptyRoute.told, EmptyRoute.silent
import UIKit
import XCoordinator

enum EmptyRoute: Route { case told, silent }
final class EmptyApp: NavigationCoordinator<EmptyRoute> {
    let log = NSMutableArray()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: EmptyRoute) -> Transition<RootViewController> {
        switch route {
        case .told: ()
        case .silent: ()
        }
    }
    override func completeTransition(for route: EmptyRoute) {
        switch route {
        case .told: log.add("told")
        case .silent: break
        }
    }
}
final class SitesApp: NavigationCoordinator<AccountRoute> {
    let app = AppCoordinator(), account = AccountCoordinator(), tabs = TabsCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: AccountRoute) -> Transition<RootViewController> {
        switch route {
        case .profile:
            Trigger(.quiet, on: app)
//                   ^^^^^ warning no-op-transition
            Redirect(as: .close, to: account)
        case .close: DeepLink(with: app, .main, TabRoute.index)
        }
    }
}
func sites(_ e: EmptyApp) {
    e.trigger(.told)
    e.trigger(.silent)
//             ^^^^^^ warning no-op-transition
}
