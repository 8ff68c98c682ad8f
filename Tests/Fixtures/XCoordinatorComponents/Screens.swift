// Screens Embed, Show, ShowDetail and PageSet publish what their closures give.
import UIKit
import XCoordinator

enum ScreenRoute: Route { case embed, embedFlat, show, showFlat, detail, detailFlat }
final class ScreenCoordinator: NavigationCoordinator<ScreenRoute> {
    let account = AccountCoordinator(), frame = UIViewController()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: ScreenRoute) -> Transition<RootViewController> {
        switch route {
        case .embed: Embed(in: frame) { self.account }
        case .embedFlat: Embed(in: frame) { UIViewController() }
        case .show: Show { self.account }
        case .showFlat: Show { self.account.rootViewController }
        case .detail: ShowDetail { self.account }
        case .detailFlat: ShowDetail { UIViewController() }
        }
    }
}
enum PageRoute: Route { case first, second, pair, flat }
final class PagesCoordinator: PageCoordinator<PageRoute> {
    let one = AccountCoordinator(), two = TabsCoordinator()
    init() { super.init(pages: [one, two]) }
    @TransitionBuilder<RootViewController>
    override func prepare(for route: PageRoute) -> Transition<RootViewController> {
        switch route {
        case .first: PageSet(direction: .reverse) { self.one }
        case .second: PageSet(direction: .forward) { self.two }
        case .pair: PageSet(direction: .forward) { self.one } secondary: { self.two }
        case .flat: PageSet(direction: .forward) { UIViewController() }
        }
    }
}
enum ScreenLink: Route { case embed, embedBad, show, showBad, detail, detailBad, page, pair, lower, flat }
final class ScreenApp: NavigationCoordinator<ScreenLink> {
    let screens = ScreenCoordinator(), pages: PagesCoordinator
    init(_ pages: PagesCoordinator) { self.pages = pages; super.init() }
    @TransitionBuilder<RootViewController>
    override func prepare(for route: ScreenLink) -> Transition<RootViewController> {
        switch route {
        case .embed: DeepLink(with: screens, .embed, AccountRoute.profile)
        case .embedBad: DeepLink(with: screens, .embedFlat, AccountRoute.profile)
//                                                                       ^^^^^^^ deep-link-unreachable
        case .show: DeepLink(with: screens, .show, AccountRoute.profile)
        case .showBad: DeepLink(with: screens, .showFlat, AccountRoute.profile)
//                                                                     ^^^^^^^ deep-link-unreachable
        case .detail: DeepLink(with: screens, .detail, AccountRoute.profile)
        case .detailBad: DeepLink(with: screens, .detailFlat, AccountRoute.profile)
//                                                                         ^^^^^^^ deep-link-unreachable
        case .page: DeepLink(with: pages, .second, TabRoute.index)
        case .pair: DeepLink(with: pages, .pair, TabRoute.index, AccountRoute.profile)
        case .lower: DeepLink(with: pages, .pair, AccountRoute.profile, TabRoute.index)
//                                                                               ^^^^^ deep-link-unreachable
        case .flat: DeepLink(with: pages, .flat, TabRoute.index)
//                                                        ^^^^^ deep-link-unreachable
        }
    }
}
