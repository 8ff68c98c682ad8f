// T63 redirection on the stack: what follows comes from the parent's case.
// resolved: HostRoute.show, ProfileFlow.open
import UIKit
import XCoordinator

enum HostRoute: Route { case show }
final class Host: NavigationCoordinator<HostRoute> { let app = AppCoordinator()
    override func prepareTransition(for route: HostRoute) -> NavigationTransition { .present(Redirect(viewController: UIViewController(), parent: app.unownedRouter, map: nil)) }
    func go() -> NavigationTransition { deepLink(HostRoute.show, ProfileFlow.open, TabRoute.news) } }
//                                                                                          ^^^^ deep-link-unreachable
