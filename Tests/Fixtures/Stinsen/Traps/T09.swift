// T09 optional binding of a queried root.
// Expected: none.
// resolved: HubCoordinator.lanes, LaneCoordinator.bay, ShiftCoordinator.roster
import SwiftUI
import Stinsen

func t09(_ yard: YardCoordinator, _ depot: DepotCoordinator) {
    if let hub = yard.hasRoot(\.hub) { hub.focusFirst(\.lanes).child.popToRoot().route(to: \.bay, 1) }
    guard let shift = depot.hasRoot(\.shift) else { return }
    shift.route(to: \.roster)
}
