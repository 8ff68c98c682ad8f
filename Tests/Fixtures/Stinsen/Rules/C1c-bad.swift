// C1c The right route behind a wrong label, or without its backslash.
// rejected
import SwiftUI
import Stinsen

func c1cTo(_ depot: DepotCoordinator) { depot.route(\.parcel, Parcel(id: 1)) }
//                                                    ^^^^^^ wrong-receiver
func c1cRoot(_ depot: DepotCoordinator.Router) { depot.root(to: \.yard) }
//                                                                ^^^^ wrong-receiver
func c1cTab(_ hub: HubCoordinator) { hub.focusFirst(to: \.info) }
//                                                        ^^^^ wrong-receiver
func c1cDot(_ depot: DepotCoordinator) { depot.route(to: .lane).route(to: \.map) }
//                                                        ^^^^ unknown-route
func c1cDotRoot(_ depot: DepotCoordinator) { depot.root(.yard) }
//                                                       ^^^^ unknown-route
