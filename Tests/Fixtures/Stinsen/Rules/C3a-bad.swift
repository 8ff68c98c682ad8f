// C3a Tabs, routers of tabs, wrappers and erased coordinators cannot route.
// rejected
import SwiftUI
import Stinsen

func c3aTab(_ hub: HubCoordinator) { hub.route(to: \.info) }
//                                                   ^^^^ wrong-receiver
func c3aTabRouter(_ hub: HubCoordinator.Router) { hub.root(\.info) }
//                                                           ^^^^ wrong-receiver
func c3aTabChild(_ hub: HubCoordinator) { hub.child.focusFirst(\HubCoordinator.info) }
//                                                                             ^^^^ wrong-receiver
func c3aErased(_ any: AnyCoordinator) { any.route(to: \LaneCoordinator.map) }
//                                                                     ^^^ wrong-receiver
func c3aWrapper(_ any: NavigationViewCoordinator<AnyCoordinator>) { any.route(to: \LaneCoordinator.map) }
//                                                                                                 ^^^ wrong-receiver
