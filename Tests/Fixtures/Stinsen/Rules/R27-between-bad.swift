// R27 What only names a value, or prints one, does not part two presentations.
import SwiftUI
import Stinsen

func r27Named(_ depot: DepotCoordinator) {
    depot.route(to: \.scales)
    let parcel = Parcel(id: 1)
    print("shown", parcel.id)
    depot.route(to: \.parcel, parcel)
//                    ^^^^^^ warning no-op-transition
}
func r27Thrown(_ depot: DepotCoordinator) {
    _ = depot.route(to: \.scales)
    _ = depot.route(to: \.lane)
//                        ^^^^ warning no-op-transition
}
