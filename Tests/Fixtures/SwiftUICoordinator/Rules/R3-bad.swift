// R3 A route without an action is shown.
import SwiftUI
import SwiftUICoordinator

func r3(_ c: Home) { try? c.show(route: .child) }
//                                       ^^^^^ warning no-op-transition
func r3b(_ c: Home) { try! c.show(route: .child) }
//                                        ^^^^^ warning crash-on-transition
