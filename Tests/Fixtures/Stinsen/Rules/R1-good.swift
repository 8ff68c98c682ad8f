// R1 With it, or where it already is the root.
// resolved: DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office
import SwiftUI
import Stinsen

func r1Good(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.root(\.office, parcel) }
func r1Query(_ depot: DepotCoordinator) { _ = depot.isRoot(\.office) }
func r1And(_ depot: DepotCoordinator, _ flag: Bool) { if flag && depot.isRoot(\.office) { depot.root(\.office) } }
func r1Switch(_ depot: DepotCoordinator) { switch depot.isRoot(\.office) { case true: depot.root(\.office); case false: break } }
func r1Return(_ depot: DepotCoordinator) { if !depot.isRoot(\.office) { return }; depot.root(\.office) }
func r1Else(_ depot: DepotCoordinator) { if depot.isRoot(\.office) == false { return } else { depot.root(\.office) } }
func r1Kept(_ depot: DepotCoordinator) { let isThere = depot.isRoot(\.office); if isThere { depot.root(\.office) } }
func r1Ternary(_ depot: DepotCoordinator) { _ = depot.isRoot(\.office) ? (depot.root(\.office), 1).1 : 2 }
