// T32 types, but shows nothing.
// Expected: no-op-transition (R27) at 'parcel'.
// resolved: DepotCoordinator.scales, DepotCoordinator.parcel
import SwiftUI
import Stinsen

func t32(_ r: DepotCoordinator.Router, _ p: Parcel) { r.route(to: \.scales).route(to: \.parcel, p) }
//                                                                                      ^^^^^^ warning no-op-transition
