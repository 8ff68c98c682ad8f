// T41 a tab that is not shown.
// Expected: crash-on-transition (R7).
// resolved:
import SwiftUI
import Stinsen

func t41(_ hub: HubCoordinator) { hub.focusFirst(\.spare) }
//                                                 ^^^^^ crash-on-transition
