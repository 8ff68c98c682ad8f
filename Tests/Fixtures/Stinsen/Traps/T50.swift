// T50 root switched with a value, result thrown away.
// Expected: none.
// resolved: DepotCoordinator.office
import SwiftUI
import Stinsen

func t50(_ c: DepotCoordinator) { let _ = c.root(\.office, Parcel(id: 1)); _ = c.isRoot(\.planned) }
