// C6f Labels that no operation has.
// rejected
import SwiftUI
import Stinsen

func c6fAction(_ depot: DepotCoordinator) { depot.route(to: \.scales, action: { }) }
//                                                            ^^^^^^ wrong-receiver
func c6fAnimated(_ depot: DepotCoordinator) { depot.root(\.yard, animated: true) }
//                                                         ^^^^ wrong-receiver
func c6fPresented(_ depot: DepotCoordinator.Router) { depot.route(to: \.scales, completion: { }) }
//                                                                      ^^^^^^ wrong-receiver
