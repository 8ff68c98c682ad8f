// C3c A router does not take onDismiss.
// rejected
// fix: func c3cBad(_ router: DepotCoordinator.Router) { router.coordinator.route(to: \.scales, onDismiss: {}) }
import SwiftUI
import Stinsen

func c3cBad(_ router: DepotCoordinator.Router) { router.route(to: \.scales, onDismiss: {}) }
//                                                                  ^^^^^^ wrong-receiver
