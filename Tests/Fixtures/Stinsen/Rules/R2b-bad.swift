// R2b A root switched right after a root.
import SwiftUI
import Stinsen

func r2bBad(_ depot: DepotCoordinator) { depot.root(\.shift).root(\.ended) }
//                                                                  ^^^^^ warning crash-on-transition
