// T60 consecutive statements with something between.
// Expected: none.
// resolved: DepotCoordinator.scales, DepotCoordinator.parcel, DepotCoordinator.lane
import SwiftUI
import Stinsen

func t60(_ r: DepotCoordinator.Router, _ p: Parcel) async {
    r.route(to: \.scales)
    await Task.yield()
    r.route(to: \.parcel, p)
    r.popToRoot().route(to: \.lane)
}
