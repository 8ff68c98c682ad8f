// C8 Focusing a stack can throw.
// rejected
// fix: func c8Bad(_ depot: DepotCoordinator) throws { try depot.focusFirst(\.lane) }
import SwiftUI
import Stinsen

func c8Bad(_ depot: DepotCoordinator) throws { depot.focusFirst(\.lane) }
//                                                                ^^^^ unhandled-throw
