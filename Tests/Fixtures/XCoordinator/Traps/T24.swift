// T24 IUO global and default argument.
// resolved: AccountRoute.close, AccountRoute.profile
import UIKit
import XCoordinator

var shared: StrongRouter<AccountRoute>!
func h1(r: StrongRouter<AccountRoute> = AccountCoordinator().strongRouter) { shared.trigger(.close); r.trigger(.profile) }
