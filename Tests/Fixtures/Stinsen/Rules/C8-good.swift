// C8 A try, and a tab that needs none.
// resolved: DepotCoordinator.lane, DepotCoordinator.lane, HubCoordinator.lanes
import SwiftUI
import Stinsen

func c8Good(_ depot: DepotCoordinator) { try? depot.focusFirst(\.lane) }
func c8Push(_ depot: DepotCoordinator) { depot.route(to: \.lane) }
func c8Tab(_ hub: HubCoordinator) { hub.focusFirst(\.lanes) }
