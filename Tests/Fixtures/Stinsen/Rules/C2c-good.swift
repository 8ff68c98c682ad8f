// C2c Through the hops.
// resolved: HubCoordinator.lanes, LaneCoordinator.bay
import SwiftUI
import Stinsen

func c2cGood(_ hub: HubCoordinator) { hub.focusFirst(\.lanes).child.route(to: \.bay, 1) }
