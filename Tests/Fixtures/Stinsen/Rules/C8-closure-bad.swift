// C8 A closure may not throw because the function around it does.
// rejected
// fix: func c8ClosureBad(_ depot: DepotCoordinator) throws { c8Later { try? depot.focusFirst(\.lane) } }
import SwiftUI
import Stinsen

func c8Later(_ action: () -> Void) { action() }
func c8ClosureBad(_ depot: DepotCoordinator) throws { c8Later { depot.focusFirst(\.lane) } }
//                                                                                 ^^^^ unhandled-throw
