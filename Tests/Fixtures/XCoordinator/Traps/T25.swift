// T25 same-named cases in three types.
// resolved: TabRoute.account, AccountRoute.close
import UIKit
import XCoordinator

func i1(_ a: StrongRouter<AccountRoute>, _ t: StrongRouter<TabRoute>) { t.trigger(.account); a.trigger(.close) }
