// C8 Where nothing may be thrown, the error is dropped.
// rejected
// fix: func c8CaughtBad(_ depot: DepotCoordinator) { try? depot.focusFirst(\.lane) }
import SwiftUI
import Stinsen

func c8CaughtBad(_ depot: DepotCoordinator) { depot.focusFirst(\.lane) }
//                                                               ^^^^ unhandled-throw
