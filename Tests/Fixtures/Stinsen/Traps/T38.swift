// T38 the same with a comparator, trailing.
// Expected: none (constant false is a deliberate rebuild).
// resolved: DepotCoordinator.planned, ShiftCoordinator.roster
import SwiftUI
import Stinsen

func t38(_ c: DepotCoordinator, _ d: Draft) { c.root(\.planned, d) { _, _ in false }.route(to: \.roster) }
