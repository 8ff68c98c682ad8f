// T12 The root traps: one finding, at the send.
import SwiftUI
import SwiftUICoordinator

enum T12Action: CoordinatorAction { case a }
func t12(_ c: Home) { c.handle(T12Action.a) }
//                                       ^ warning unhandled-action
