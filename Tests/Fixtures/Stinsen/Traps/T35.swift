// T35 onDismiss on a router.
// Expected: wrong-receiver (C3c), fix inserts '.coordinator'.
// rejected
// fix: func t35(_ r: DepotCoordinator.Router) { r.coordinator.route(to: \.lane) { } }
import SwiftUI
import Stinsen

func t35(_ r: DepotCoordinator.Router) { r.route(to: \.lane) { } }
//                                                     ^^^^ wrong-receiver
