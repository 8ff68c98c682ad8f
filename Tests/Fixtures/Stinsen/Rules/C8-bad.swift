// C8 Focusing a stack can throw.
// rejected
// fix: func c8Bad(_ depot: DepotCoordinator) { try? depot.focusFirst(\.lane) }
import SwiftUI
import Stinsen

func c8Bad(_ depot: DepotCoordinator) { depot.focusFirst(\.lane) }
//                                                         ^^^^ unhandled-throw
