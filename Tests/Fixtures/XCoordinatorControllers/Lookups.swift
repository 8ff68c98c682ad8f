// Lookups Routers that presentables are asked for by the route type.
// resolved: AccountRoute.close, AppRoute.main, AccountRoute.profile
import UIKit
import XCoordinator

protocol LookupsOther {}
extension LookupsOther {
    func router<R>(for route: R.Type) -> LookupsQueue<R> { LookupsQueue() }
}
struct LookupsQueue<R> { func trigger(_ text: String) {} }
struct LookupsOwn: LookupsOther {}

func lookups(_ shown: any Presentable, _ app: AppCoordinator, _ own: LookupsOwn) {
    shown.router(for: AccountRoute.self)?.trigger(.close)
    guard let router = app.router(for: AppRoute.self) else { return }
    router.trigger(.main)
    app.account.router(for: AccountRoute.self)?.trigger(.profile)
    own.router(for: AppRoute.self).trigger("x")
}
