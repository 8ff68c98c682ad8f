// C1c A route behind a dot alone.
// rejected
// fix: func c1cMissing(_ depot: DepotCoordinator) { depot.route(to: \.scales) }
import SwiftUI
import Stinsen

func c1cMissing(_ depot: DepotCoordinator) { depot.route(to: .scales) }
//                                                            ^^^^^^ unknown-route
