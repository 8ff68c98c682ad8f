// R22 A comparator that always says yes.
// resolved: DepotCoordinator.office
import SwiftUI
import Stinsen

func r22Bad(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.root(\.office, parcel) { _, _ in true } }
//                                                                      ^^^^^^ warning no-op-transition
