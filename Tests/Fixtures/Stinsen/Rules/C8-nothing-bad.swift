// C8 A function that gives back nothing may end with an optional, and a variable may be one.
// rejected
// fix: func c8nothing(_ depot: DepotCoordinator) -> Void { try? depot.focusFirst(\.lane) }
import SwiftUI
import Stinsen

func c8nothing(_ depot: DepotCoordinator) -> Void { depot.focusFirst(\.lane) }
//                                                                     ^^^^ unhandled-throw
