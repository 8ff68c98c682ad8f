// C5a A root where a presentation is wanted.
// rejected
import SwiftUI
import Stinsen

func c5aRoute(_ depot: DepotCoordinator) { depot.route(to: \.yard) }
//                                                           ^^^^ wrong-route-kind
func c5aFocus(_ depot: DepotCoordinator) { try? depot.focusFirst(\.shift) }
//                                                                 ^^^^^ wrong-route-kind
