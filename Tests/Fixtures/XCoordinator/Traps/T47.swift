// T47 sibling pushed; sibling that overrides viewController.
import UIKit
import XCoordinator

final class Sib2: NavigationCoordinator<ProfileFlow> { override var viewController: UIViewController! { UIViewController() }
    override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() } }
final class Owner3: NavigationCoordinator<NewsRoute> { override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(Sib2(rootViewController: rootViewController)) } }
final class Owner2: NavigationCoordinator<NewsRoute> { override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(Sib(on: rootViewController)) } }
//                                                                                                                                           ^^^ crash-on-transition
