// C5b A presentation is routed to.
// resolved: DepotCoordinator.scales
import SwiftUI
import Stinsen

func c5bGood(_ depot: DepotCoordinator) { depot.route(to: \.scales) }
