// Handed Perform publishes what its builder does, elsewhere; RegisterPeek publishes nothing and uses its route.
// hints: on
import UIKit
import XCoordinator

enum HandedRoute: Route { case performed, closed, twice, peek, unused }
//                                                             ^^^^^^ hint unused-route
final class HandedCoordinator: NavigationCoordinator<HandedRoute> {
    let account = AccountCoordinator(), other = UINavigationController()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: HandedRoute) -> Transition<RootViewController> {
        switch route {
        case .performed: Perform(on: other) { Push { self.account } }
        case .closed: Perform(on: other) { Dismiss() }
        case .twice: Perform(on: other) {
            Dismiss()
            Present { self.account }
        }
        case .peek: RegisterPeek(for: .twice, on: self, in: other)
        case .unused: Dismiss()
        }
    }
}
enum HandedLink: Route { case performed, closed, peek, wrong }
final class HandedApp: NavigationCoordinator<HandedLink> {
    let handed = HandedCoordinator()
    init() { super.init(); trigger(.performed); trigger(.closed); trigger(.peek); trigger(.wrong) }
    @TransitionBuilder<RootViewController>
    override func prepare(for route: HandedLink) -> Transition<RootViewController> {
        switch route {
        case .performed: DeepLink(with: handed, .performed, AccountRoute.profile)
        case .closed: DeepLink(with: handed, .closed, AccountRoute.profile)
//                                                                 ^^^^^^^ deep-link-unreachable
        case .peek: DeepLink(with: handed, .peek, AccountRoute.profile)
//                                                             ^^^^^^^ deep-link-unreachable
        case .wrong: DeepLink(with: handed, .performed, TabRoute.index)
//                                                               ^^^^^ deep-link-unreachable
        }
    }
}
final class HandedScene { let app = HandedApp(); func start(_ w: UIWindow) { app.setRoot(for: w) } }
