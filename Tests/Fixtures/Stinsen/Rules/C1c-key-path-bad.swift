// C1c A key path without its dot.
// rejected
// fix: func c1cKeyPath(_ depot: DepotCoordinator) { depot.route(to: \.scales) }
import SwiftUI
import Stinsen

func c1cKeyPath(_ depot: DepotCoordinator) { depot.route(to: \scales) }
//                                                            ^^^^^^ unknown-route
