// C2d A key path rooted at the receiver.
// resolved: DepotCoordinator.lane, LaneCoordinator.map
import SwiftUI
import Stinsen

func c2dGood(_ depot: DepotCoordinator) { depot.route(to: \DepotCoordinator.lane).route(to: \LaneCoordinator.map) }
