// T46 sibling: none() is not a no-op, publishes nothing.
// resolved: ProfileFlow.open
import UIKit
import XCoordinator

final class Sib46: NavigationCoordinator<ProfileFlow> { init(on root: UINavigationController) { super.init(rootViewController: root); trigger(.open) }
    override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .push(UIViewController()) } }
final class Owner: NavigationCoordinator<NewsRoute> { override func prepareTransition(for route: NewsRoute) -> NavigationTransition { addChild(Sib46(on: rootViewController)); return .none() } }
//                                                                                                                                             ^^^^^ hint ownership
