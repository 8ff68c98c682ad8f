// T30 missing hop.
// Expected: broken-chain (C2a), fix inserts '.child'.
// rejected
// fix: func t30(_ r: DepotCoordinator.Router) { r.route(to: \.survey, "q").child.route(to: \.question, 1) }
// resolved: DepotCoordinator.survey
import SwiftUI
import Stinsen

func t30(_ r: DepotCoordinator.Router) { r.route(to: \.survey, "q").route(to: \.question, 1) }
//                                                                              ^^^^^^^^ broken-chain
