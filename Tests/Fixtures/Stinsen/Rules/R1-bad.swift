// R1 A root that needs an input, without it.
// resolved:
import SwiftUI
import Stinsen

func r1Bad(_ depot: DepotCoordinator) { depot.root(\.office) }
//                                                   ^^^^^^ crash-on-transition
func r1Not(_ depot: DepotCoordinator) { if !depot.isRoot(\.office) { depot.root(\.office) } }
//                                                                                ^^^^^^ crash-on-transition
func r1Other(_ depot: DepotCoordinator) { if depot.isRoot(\.yard) { depot.root(\.office) } }
//                                                                               ^^^^^^ crash-on-transition
