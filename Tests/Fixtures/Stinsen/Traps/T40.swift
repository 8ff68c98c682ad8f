// T40 unhandled throw.
// Expected: unhandled-throw (C8).
// rejected
// fix: func t40(_ depot: DepotCoordinator) throws { try depot.focusFirst(\.lane) }
import SwiftUI
import Stinsen

func t40(_ depot: DepotCoordinator) throws { depot.focusFirst(\.lane) }
//                                                              ^^^^ unhandled-throw
