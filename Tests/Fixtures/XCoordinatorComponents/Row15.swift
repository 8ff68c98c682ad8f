// Row 15 Routers as existentials, and a coordinator handed over as one.
// resolved: AppRoute.main, AppRoute.main, AccountRoute.close, AccountRoute.profile, TabRoute.index
import UIKit
import XCoordinator

final class Row15Model {
    weak var router: (any Router<AppRoute>)?
    unowned let account: any Router<AccountRoute>
    init(_ router: any Router<AppRoute>, _ account: any Router<AccountRoute>) { self.router = router; self.account = account }
    func go() { router?.trigger(.main); self.router!.trigger(.main); account.trigger(.close) }
}
func row15(_ c: AccountCoordinator, _ t: some Router<TabRoute>) {
    let router: any Router<AccountRoute> = c
    router.trigger(.profile)
    t.trigger(.index)
}
