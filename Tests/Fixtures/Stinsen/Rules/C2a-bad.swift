// C2a A wrapper has no routes of its own.
// rejected
// fix: func c2aBad(_ depot: DepotCoordinator) { depot.route(to: \.survey, "a").child.route(to: \.question, 1) }
// resolved: DepotCoordinator.survey
import SwiftUI
import Stinsen

func c2aBad(_ depot: DepotCoordinator) { depot.route(to: \.survey, "a").route(to: \.question, 1) }
//                                                                                  ^^^^^^^^ broken-chain
