// Own Components of one's own: what they publish stands in their bodies.
import UIKit
import XCoordinator

struct Cover: TransitionComponent {
    let target: any Presentable
    @TransitionBuilder<UINavigationController>
    func build() -> Transition<UINavigationController> { Present { target } }
}
struct Replace: TransitionComponent {
    var target: any Presentable
    @TransitionBuilder<UINavigationController>
    func build() -> Transition<UINavigationController> {
        Dismiss()
        Push { self.target }
    }
}
struct Close: TransitionComponent {
    @TransitionBuilder<UINavigationController>
    func build() -> Transition<UINavigationController> { Dismiss() }
}
struct Whole: TransitionComponent {
    let target: any Presentable
    func build() -> Transition<UINavigationController> {
        Transition(presentables: [target], animationInUse: nil) { _, _, completion in completion?() }
    }
}
struct Guess: TransitionComponent {
    let target: any Presentable
    init(_ target: any Presentable) { self.target = target }
    @TransitionBuilder<UINavigationController>
    func build() -> Transition<UINavigationController> { Present { target } }
}
struct Twice: TransitionComponent {
    let target: any Presentable
    init(_ first: any Presentable, else second: any Presentable) { target = Bool.random() ? first : second }
    @TransitionBuilder<UINavigationController>
    func build() -> Transition<UINavigationController> { Present { target } }
}
enum OwnRoute: Route { case covered, raw, replaced, closed, whole, guessed, either }
final class OwnCoordinator: NavigationCoordinator<OwnRoute> {
    let account = AccountCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: OwnRoute) -> Transition<RootViewController> {
        switch route {
        case .covered: Cover(target: account)
        case .raw: Cover(target: account.rootViewController)
        case .replaced: Replace(target: account)
        case .closed: Close()
        case .whole: Whole(target: account)
        case .guessed: Guess(account)
        case .either: Twice(account, else: account.rootViewController)
        }
    }
}
enum OwnLink: Route { case covered, raw, replaced, wrong, closed, whole, lost, guessed, missed, either }
final class OwnApp: NavigationCoordinator<OwnLink> {
    let own = OwnCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: OwnLink) -> Transition<RootViewController> {
        switch route {
        case .covered: DeepLink(with: own, .covered, AccountRoute.profile)
        case .raw: DeepLink(with: own, .raw, AccountRoute.profile)
//                                                        ^^^^^^^ deep-link-unreachable
        case .replaced: DeepLink(with: own, .replaced, AccountRoute.profile)
        case .wrong: DeepLink(with: own, .replaced, TabRoute.index)
//                                                           ^^^^^ deep-link-unreachable
        case .closed: DeepLink(with: own, .closed, AccountRoute.profile)
//                                                              ^^^^^^^ deep-link-unreachable
        case .whole: DeepLink(with: own, .whole, AccountRoute.profile)
        case .lost: DeepLink(with: own, .whole, TabRoute.index)
//                                                       ^^^^^ deep-link-unreachable
        case .guessed: DeepLink(with: own, .guessed, AccountRoute.profile)
        case .missed: DeepLink(with: own, .guessed, TabRoute.index)
//                                                           ^^^^^ deep-link-unreachable
        case .either: DeepLink(with: own, .either, TabRoute.index)
        }
    }
}
