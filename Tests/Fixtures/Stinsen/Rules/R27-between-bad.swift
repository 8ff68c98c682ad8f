// R27 What only names a value, or prints one, does not part two presentations.
import SwiftUI
import Stinsen

func r27Named(_ depot: DepotCoordinator, _ parcel: Parcel) {
    depot.route(to: \.scales)
    let names = ["scales", "parcel"], shown = parcel
    print("shown", names)
    depot.route(to: \.parcel, shown)
//                    ^^^^^^ warning no-op-transition
}
func r27Thrown(_ depot: DepotCoordinator) {
    _ = depot.route(to: \.scales)
    _ = depot.route(to: \.lane)
//                        ^^^^ warning no-op-transition
}
