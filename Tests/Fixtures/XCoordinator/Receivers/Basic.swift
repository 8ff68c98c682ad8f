// A coordinator without a class of its own: its closure is a handler, so that no other one is the only candidate.
// rejected
// resolved: BasicRoute.open, BasicRoute.idle
import UIKit
import XCoordinator

enum BasicRoute: Route { case open, idle, late }
final class BasicOther: NavigationCoordinator<BasicRoute> {
    override func prepareTransition(for route: BasicRoute) -> NavigationTransition { .none() }
}
let basicHolder = BasicNavigationCoordinator<BasicRoute>(rootViewController: .init(), initialRoute: .open) { route in
    switch route {
//  ^^^^^^ non-exhaustive-switch
    case .open: return .push(UIViewController())
    case .idle: return .present(UIViewController())
    }
}
func basicSites(_ r: StrongRouter<BasicRoute>) { r.trigger(.idle) }
