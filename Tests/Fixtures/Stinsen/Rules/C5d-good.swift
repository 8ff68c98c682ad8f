// C5d Arms of one kind, input and output.
// resolved: LaneCoordinator.start, LaneCoordinator.closed, DepotCoordinator.yard, DepotCoordinator.yard
import SwiftUI
import Stinsen

func c5dGood(_ lane: LaneCoordinator, _ depot: DepotCoordinator, _ f: Bool) {
    lane.root(f ? \.start : \.closed)
    depot.root(f ? \DepotCoordinator.yard : \DepotCoordinator.yard)
}
