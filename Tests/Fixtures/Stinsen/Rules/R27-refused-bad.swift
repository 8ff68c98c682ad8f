// R27 What an operation refuses shows nothing: a root is no first of two routes in one turn.
// rejected
// fix: func r27Refused(_ depot: DepotCoordinator) { depot.root(\.yard).route(to: \.scales) }
// resolved: DepotCoordinator.scales
import SwiftUI
import Stinsen

func r27Refused(_ depot: DepotCoordinator) { depot.route(to: \.yard).route(to: \.scales) }
//                                                             ^^^^ wrong-route-kind
