// C8 What is kept as a coordinator can be no optional: no 'try?' is offered.
// rejected
// fix: none
import SwiftUI
import Stinsen

func c8kept(_ depot: DepotCoordinator) -> LaneCoordinator { depot.focusFirst(\.lane) }
//                                                                             ^^^^ unhandled-throw
func c8typed(_ depot: DepotCoordinator) { let lane: LaneCoordinator = depot.focusFirst(\.lane); lane.route(to: \.map) }
//                                                                                       ^^^^ unhandled-throw
func c8returned(_ depot: DepotCoordinator) -> LaneCoordinator { return depot.focusFirst(\.lane) }
//                                                                                        ^^^^ unhandled-throw
