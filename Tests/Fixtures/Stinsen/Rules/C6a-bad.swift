// C6a An input is missing; neither a default value nor an optional helps.
// rejected
import SwiftUI
import Stinsen

func c6aPlain(_ depot: DepotCoordinator) { depot.route(to: \.parcel) }
//                                                           ^^^^^^ input-mismatch
func c6aOptional(_ depot: DepotCoordinator.Router) { depot.route(to: \.shelf) }
//                                                                     ^^^^^ input-mismatch
