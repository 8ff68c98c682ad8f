// Kinds The controller decides what is legal, and deep links go through handlers without return.
import UIKit
import XCoordinator

final class KindsApp: BaseCoordinator<AppRoute, UINavigationController> {
    let account = AccountCoordinator(rootViewController: .init(), initialRoute: nil)
    override func prepareTransition(for route: AppRoute) -> Transition<UINavigationController> {
        switch route {
        case .main: Transition.push(UIViewController())
        case .account: Transition.present(account)
        case .idle: Transition.none()
        }
    }
    func good() -> Transition<UINavigationController> { deepLink(.account, AccountRoute.close) }
    func bad() -> Transition<UINavigationController> { deepLink(.main, AccountRoute.close) }
//                                                                                  ^^^^^ deep-link-unreachable
}
func kinds(_ c: KindsApp) {
    c.trigger(.idle)
//             ^^^^ warning no-op-transition
}
