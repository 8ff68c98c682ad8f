// T27 ternary and variable arguments.
// resolved: TabRoute.news, TabRoute.account, -
import UIKit
import XCoordinator

func k1(_ r: UnownedRouter<TabRoute>, x: Bool) { r.trigger(x ? .news : .account); let later = TabRoute.index; r.trigger(later) }
