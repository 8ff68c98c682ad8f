// C3a Tabs are focused.
// resolved: HubCoordinator.info, HubCoordinator.info
import SwiftUI
import Stinsen

func c3aGoodTab(_ hub: HubCoordinator) { hub.focusFirst(\.info) }
func c3aGoodRouter(_ hub: HubCoordinator.Router) { hub.focusFirst(\.info) }
