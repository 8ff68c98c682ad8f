// T38 helper in a constrained extension; implicit member with a space before it.
import UIKit
import XCoordinator

extension Transition where RootViewController: UINavigationController { static func fresh(_ p: Presentable) -> Transition { .multiple(.popToRoot(), .push(p)) } }
final class Fresh: NavigationCoordinator<ProfileFlow> { override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { switch(route) { case .open: return .fresh(UIViewController()) } } }
