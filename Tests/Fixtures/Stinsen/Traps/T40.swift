// T40 unhandled throw.
// Expected: unhandled-throw (C8).
// rejected
// fix: func t40(_ depot: DepotCoordinator) { try? depot.focusFirst(\.lane) }
import SwiftUI
import Stinsen

func t40(_ depot: DepotCoordinator) { depot.focusFirst(\.lane) }
//                                                       ^^^^ unhandled-throw
