// R7 A tab that is not among the starting items.
// resolved:
import SwiftUI
import Stinsen

func r7Bad(_ hub: HubCoordinator) { hub.focusFirst(\.spare) }
//                                                   ^^^^^ crash-on-transition
