// C3g A hop that is not there: the coordinator itself has been reached.
// rejected
// unresolved: the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the chain before it could not be followed
import SwiftUI
import Stinsen

func c3gOwn(_ depot: DepotCoordinator) { depot.child.route(to: \.scales) }
//                                             ^^^^^ wrong-receiver
func c3gRouter(_ depot: DepotCoordinator.Router) { depot.child.route(to: \.scales) }
//                                                       ^^^^^ wrong-receiver
func c3gNoRouter(_ depot: DepotCoordinator) { depot.coordinator.route(to: \.scales) }
//                                                  ^^^^^^^^^^^ wrong-receiver
func c3gTabs(_ hub: HubCoordinator) { hub.coordinator.focusFirst(\.lanes) }
//                                        ^^^^^^^^^^^ wrong-receiver
func c3gTabRouter(_ hub: HubCoordinator.Router) { hub.child.activeTab = 1 }
//                                                    ^^^^^ wrong-receiver
func c3gTwice(_ hub: HubCoordinator) { hub.focusFirst(\.lanes).child.child.route(to: \.map) }
//                                                                   ^^^^^ wrong-receiver
