// R1 A root that needs an input, without it.
// resolved:
import SwiftUI
import Stinsen

func r1Bad(_ depot: DepotCoordinator) { depot.root(\.office) }
//                                                   ^^^^^^ crash-on-transition
