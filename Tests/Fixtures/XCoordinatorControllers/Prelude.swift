/// The world of the fixtures for 3.0's SwiftUI previews.
import SwiftUI
import UIKit
import XCoordinator

enum AppRoute: Route { case main, account, idle }
enum AccountRoute: Route { case profile, close }
struct ProfileScreen: View {
    @Routing(AccountRoute.self) var router
    var body: some View { Button("Close") { router.trigger(.close) } }
}
final class AccountCoordinator: BaseCoordinator<AccountRoute, UINavigationController> {
    override func prepareTransition(for route: AccountRoute) -> Transition<UINavigationController> {
        switch route {
        case .profile: Transition.push(RoutingController(rootView: ProfileScreen()))
        case .close: Transition.dismiss()
        }
    }
}
final class AppCoordinator: BaseCoordinator<AppRoute, UITabBarController> {
    let account = AccountCoordinator(rootViewController: .init(), initialRoute: nil)
    override func prepareTransition(for route: AppRoute) -> Transition<UITabBarController> {
        switch route {
        case .main: Transition.select(index: 0)
        case .account: Transition.present(account)
        case .idle: Transition.none()
        }
    }
}
