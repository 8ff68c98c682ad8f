// T32 type of the first argument comes from the last.
// resolved: TabRoute.index
import UIKit
import XCoordinator

func m1(_ t: StrongRouter<TabRoute>) -> NavigationTransition { .trigger(.index, on: t) }
