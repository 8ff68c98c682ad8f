// R1 An input that cannot be compared needs a comparator as well.
// resolved:
import SwiftUI
import Stinsen

func r1Planned(_ depot: DepotCoordinator) { depot.root(\.planned) }
//                                                       ^^^^^^^ crash-on-transition
