// C3e What says of itself that it may be missing, or is the answer to a question, asked as if it were there.
// rejected
import SwiftUI
import Stinsen

func c3fAnswer(_ depot: DepotCoordinator) { depot.hasRoot(\.shift).route(to: \.roster) }
//                                                                 ^^^^^ wrong-receiver
func c3fKept(_ depot: DepotCoordinator) { let shift = depot.hasRoot(\.shift); shift.route(to: \.roster) }
//                                                                                  ^^^^^ wrong-receiver
func c3fTried(_ depot: DepotCoordinator) { let lane = try? depot.focusFirst(\.lane); lane.route(to: \.map) }
//                                                                                        ^^^^^ wrong-receiver
func c3fWhole(_ depot: DepotCoordinator) { (try? depot.focusFirst(\.lane)).route(to: \.map) }
//                                                                         ^^^^^ wrong-receiver
func c3fChain(_ router: DepotCoordinator.Router?) { let lane = router?.route(to: \.lane); lane.route(to: \.map) }
//                                                                                             ^^^^^ wrong-receiver
func c3fCast(_ object: AnyObject) { let depot = object as? DepotCoordinator; depot.route(to: \.lane) }
//                                                                                 ^^^^^ wrong-receiver
