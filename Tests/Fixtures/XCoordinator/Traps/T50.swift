// T50 route payload that is a transition or a presentable.
import UIKit
import XCoordinator

enum AnyRoute: Route { case run(NavigationTransition), show(Presentable) }
final class Runner: NavigationCoordinator<AnyRoute> { override func prepareTransition(for route: AnyRoute) -> NavigationTransition { switch route { case .run(let t): return t; case .show(let p): return .push(p) } } }
