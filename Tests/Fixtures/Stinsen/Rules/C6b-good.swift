// C6b None, or the empty tuple.
// resolved: DepotCoordinator.lane, DepotCoordinator.lane
import SwiftUI
import Stinsen

func c6bGood(_ depot: DepotCoordinator) { depot.route(to: \.lane) }
func c6bUnit(_ depot: DepotCoordinator) { depot.route(to: \.lane, ()) }
