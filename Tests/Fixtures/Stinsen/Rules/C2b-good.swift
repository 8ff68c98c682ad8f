// C2b A coordinator route leads on.
// resolved: DepotCoordinator.lane, LaneCoordinator.bay
import SwiftUI
import Stinsen

func c2bGood(_ depot: DepotCoordinator) { depot.route(to: \.lane).route(to: \.bay, 1) }
