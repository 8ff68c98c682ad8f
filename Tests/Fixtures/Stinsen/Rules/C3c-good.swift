// C3c Its coordinator does.
// resolved: DepotCoordinator.scales
import SwiftUI
import Stinsen

func c3cGood(_ router: DepotCoordinator.Router) { router.coordinator.route(to: \.scales, onDismiss: {}) }
