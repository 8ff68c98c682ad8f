// T16 guard let self, `$0.router`, closure parameter.
// resolved: AccountRoute.close, AccountRoute.profile
import UIKit
import XCoordinator

func c1(_ all: [StrongRouter<AccountRoute>]) { all.forEach { $0.trigger(.close) }; all.first.map { r in r.trigger(.profile) } }
