// R1 With it, or where it already is the root.
// resolved: DepotCoordinator.office
import SwiftUI
import Stinsen

func r1Good(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.root(\.office, parcel) }
func r1Query(_ depot: DepotCoordinator) { _ = depot.isRoot(\.office) }
