// C3e The answer to a question, asked as if it were there.
// rejected
// fix: func c3fAsked(_ depot: DepotCoordinator) { depot.hasRoot(\.shift)?.route(to: \.roster) }
import SwiftUI
import Stinsen

func c3fAsked(_ depot: DepotCoordinator) { depot.hasRoot(\.shift).route(to: \.roster) }
//                                                                ^^^^^ wrong-receiver
