// Lists SetAll, SetTabs, SplitSetAll and SplitSetColumn publish all that their closures give.
import UIKit
import XCoordinator

enum StackRoute: Route { case all, some(Bool), none }
final class StackCoordinator: NavigationCoordinator<StackRoute> {
    let account = AccountCoordinator(), tabs = TabsCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: StackRoute) -> Transition<RootViewController> {
        switch route {
        case .all: SetAll { [self.account, self.tabs] }
        case .some(let flag): SetAll { flag ? [self.account] : [self.tabs] }
        case .none: SetAll { [] }
        }
    }
}
enum PaneRoute: Route { case both, detail, empty, flat }
final class PaneCoordinator: SplitCoordinator<PaneRoute> {
    let account = AccountCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: PaneRoute) -> Transition<RootViewController> {
        switch route {
        case .both: SplitSetAll { [self.account, UIViewController()] }
        case .detail: SplitSetColumn(.secondary) { self.account }
        case .empty: SplitSetColumn(.primary) { nil }
        case .flat: SplitSetAll { [UIViewController()] }
        }
    }
}
enum ListLink: Route { case good, lower, empty, either, pane, paneBad, column, columnBad, tabs, tabsBad }
final class ListApp: NavigationCoordinator<ListLink> {
    let stack = StackCoordinator(), pane = PaneCoordinator(initialRoute: nil), tabs = TabsCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: ListLink) -> Transition<RootViewController> {
        switch route {
        case .good: DeepLink(with: stack, .all, TabRoute.index)
        case .lower: DeepLink(with: stack, .all, AccountRoute.profile, TabRoute.index)
//                                                                              ^^^^^ deep-link-unreachable
        case .empty: DeepLink(with: stack, .none, TabRoute.index)
//                                                         ^^^^^ deep-link-unreachable
        case .either: DeepLink(with: stack, .some(Bool.random()), TabRoute.index)
//                                                                         ^^^^^ warning deep-link-fragile
        case .pane: DeepLink(with: pane, .both, AccountRoute.profile)
        case .paneBad: DeepLink(with: pane, .flat, AccountRoute.profile)
//                                                              ^^^^^^^ deep-link-unreachable
        case .column: DeepLink(with: pane, .detail, AccountRoute.profile)
        case .columnBad: DeepLink(with: pane, .empty, AccountRoute.profile)
//                                                                 ^^^^^^^ deep-link-unreachable
        case .tabs: DeepLink(with: tabs, .all, AccountRoute.profile)
        case .tabsBad: DeepLink(with: tabs, .all, AppRoute.main)
//                                                         ^^^^ deep-link-unreachable
        }
    }
}
