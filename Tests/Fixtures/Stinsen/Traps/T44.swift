// T44 the same on one that is up.
// Expected: none.
// resolved: ShiftCoordinator.ended
import SwiftUI
import Stinsen

func t44(_ c: DepotCoordinator) { c.hasRoot(\.shift)?.root(\.ended) }
