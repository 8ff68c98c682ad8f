// Row 8 A parameter with a default.
// resolved: AccountRoute.profile
import UIKit
import XCoordinator

final class Row08 {
    let router: StrongRouter<AccountRoute>
    init(router: StrongRouter<AccountRoute> = AccountCoordinator().strongRouter) { self.router = router; router.trigger(.profile) }
}
