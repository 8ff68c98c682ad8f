// C1 The same route, spelt right.
// resolved: DepotCoordinator.scales
import SwiftUI
import Stinsen

func c1Good(_ depot: DepotCoordinator) { depot.route(to: \.scales) }
