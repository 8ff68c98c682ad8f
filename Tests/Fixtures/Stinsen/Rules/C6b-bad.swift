// C6b An input for a route that takes none.
// rejected
import SwiftUI
import Stinsen

func c6bBad(_ depot: DepotCoordinator) { depot.route(to: \.lane, 3) }
//                                                         ^^^^ input-mismatch
func c6bTab(_ hub: HubCoordinator) { hub.focusFirst(\.lanes, 3) }
//                                                    ^^^^^ input-mismatch
