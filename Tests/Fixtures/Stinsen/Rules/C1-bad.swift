// C1 A misspelt route.
// rejected
// fix: func c1Bad(_ depot: DepotCoordinator) { depot.route(to: \.scales) }
import SwiftUI
import Stinsen

func c1Bad(_ depot: DepotCoordinator) { depot.route(to: \.scale) }
//                                                        ^^^^^ unknown-route
