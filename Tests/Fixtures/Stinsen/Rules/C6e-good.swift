// C6e A comparator compares it; a query without it asks for the route alone.
// resolved: DepotCoordinator.planned
import SwiftUI
import Stinsen

func c6eGood(_ depot: DepotCoordinator, _ draft: Draft) { depot.root(\.planned, draft) { _, _ in false } }
func c6eQuery(_ depot: DepotCoordinator) { _ = depot.isRoot(\.planned) }
