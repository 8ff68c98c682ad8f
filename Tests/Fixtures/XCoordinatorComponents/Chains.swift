// Chains Deep links over handlers that are built from components.
import UIKit
import XCoordinator

final class ChainApp: NavigationCoordinator<ProfileRoute> {
    let app = AppCoordinator(), account = AccountCoordinator()
    @TransitionBuilder<RootViewController>
    override func prepare(for route: ProfileRoute) -> Transition<RootViewController> {
        switch route {
        case .whole: DeepLink(with: app, .main, TabRoute.account, AccountRoute.profile)
        case .both: DeepLink(with: app, .both, AccountRoute.profile, TabRoute.index)
        case .skipped: DeepLink(with: app, .main, AccountRoute.profile)
//                                                             ^^^^^^^ deep-link-unreachable
        case .raw: DeepLink(with: app, .raw, AccountRoute.profile)
//                                                        ^^^^^^^ deep-link-unreachable
        case .popped: DeepLink(with: app, .popped, AccountRoute.profile)
//                                                              ^^^^^^^ deep-link-unreachable
        case .borrowed: DeepLink(with: app, .borrowed, AccountRoute.profile)
        case .sent: DeepLink(with: app, .sent, TabRoute.index)
//                                                      ^^^^^ deep-link-unreachable
        case .tools(let flag): DeepLink(with: app, .tools(flag), AccountRoute.profile)
//                                                                            ^^^^^^^ warning deep-link-fragile
        }
    }
}
enum ProfileRoute: Route { case whole, both, skipped, raw, popped, borrowed, sent, tools(Bool) }
