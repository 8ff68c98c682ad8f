// C3g A chain that goes on behind a coordinator as if a wrapper held it.
// rejected
// fix: func c3gLane(_ depot: DepotCoordinator) { depot.route(to: \.lane).route(to: \.map) }
// unresolved: the chain before it could not be followed
import SwiftUI
import Stinsen

func c3gLane(_ depot: DepotCoordinator) { depot.route(to: \.lane).child.route(to: \.map) }
//                                                                ^^^^^ wrong-receiver
