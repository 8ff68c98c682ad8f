// C5b A presentation where a root is wanted.
// rejected
import SwiftUI
import Stinsen

func c5bRoot(_ depot: DepotCoordinator) { depot.root(\.scales) }
//                                                     ^^^^^^ wrong-route-kind
func c5bIs(_ depot: DepotCoordinator) { _ = depot.isRoot(\.lane) }
//                                                         ^^^^ wrong-route-kind
func c5bHas(_ depot: DepotCoordinator) { depot.hasRoot(\.lane) }
//                                                       ^^^^ wrong-route-kind
