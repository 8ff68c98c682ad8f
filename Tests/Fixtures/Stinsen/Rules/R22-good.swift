// R22 One that compares, and one that always rebuilds.
// resolved: DepotCoordinator.office, DepotCoordinator.office
import SwiftUI
import Stinsen

func r22Good(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.root(\.office, parcel) { $0.id == $1.id } }
func r22Never(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.root(\.office, parcel, comparator: { _, _ in false }) }
