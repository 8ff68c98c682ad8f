// T36 root without its input compiles and traps.
// Expected: crash-on-transition (R1) at the second 'office'; the query is fine.
// resolved:
import SwiftUI
import Stinsen

func t36(_ c: DepotCoordinator) { if !c.isRoot(\.office) { c.root(\.office) } }
//                                                                  ^^^^^^ crash-on-transition
