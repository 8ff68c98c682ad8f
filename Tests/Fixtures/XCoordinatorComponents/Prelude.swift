/// The world of the fixtures for 3.0's builder.
import UIKit
import XCoordinator

enum AppRoute: Route { case main, both, raw, quiet, popped, borrowed, sent, ran, tools(Bool), jump }
enum TabRoute: Route { case account, index, all }
enum AccountRoute: Route { case profile, close }
final class AccountCoordinator: NavigationCoordinator<AccountRoute> {
    @TransitionBuilder<RootViewController>
    override func prepare(for route: AccountRoute) -> Transition<RootViewController> {
        switch route {
        case .profile: Push { UIViewController() }
        case .close: Dismiss()
        }
    }
}
final class TabsCoordinator: TabBarCoordinator<TabRoute> {
    let account = AccountCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: TabRoute) -> Transition<RootViewController> {
        switch route {
        case .account: SelectTab { self.account }
        case .index: SelectTab(at: 1)
        case .all: SetTabs { [self.account] }
        }
    }
}
final class AppCoordinator: NavigationCoordinator<AppRoute> {
    let tabs = TabsCoordinator(), account = AccountCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: AppRoute) -> Transition<RootViewController> {
        switch route {
        case .main: Present { self.tabs }
        case .both:
            Dismiss()
            Present { self.tabs }
            Push { self.account }
        case .raw: Present { self.account.rootViewController }
        case .quiet: ()
        case .popped: Pop(to: account)
        case .borrowed: Redirect(as: .account, to: tabs)
        case .sent: Trigger(TabRoute.index, on: tabs)
        case .ran: Run { print("ran") }
        case .tools(let flag): if flag { Present { self.account } }
        case .jump: DeepLink(with: self, .main, TabRoute.account, AccountRoute.profile)
        }
    }
}
