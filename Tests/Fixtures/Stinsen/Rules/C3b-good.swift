// C3b The router has it, the coordinator has others.
import SwiftUI
import Stinsen

func c3bGood(_ depot: DepotCoordinator) { depot.popLast() }
func c3bRouter(_ router: DepotCoordinator.Router) { if router.canDismiss { router.pop() } }
