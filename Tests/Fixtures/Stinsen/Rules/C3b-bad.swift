// C3b What only a router has.
// rejected
import SwiftUI
import Stinsen

func c3bPop(_ depot: DepotCoordinator) { depot.pop() }
//                                             ^^^ wrong-receiver
func c3bCan(_ depot: DepotCoordinator) -> Bool { depot.canDismiss }
//                                                     ^^^^^^^^^^ wrong-receiver
