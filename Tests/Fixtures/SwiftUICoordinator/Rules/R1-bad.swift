// R1 Nobody handles it.
// resolved: R1BadAction.pay
import SwiftUI
import SwiftUICoordinator

enum R1BadAction: CoordinatorAction { case pay, list }
extension Home { func r1() { handle(R1BadAction.pay) } }
//                                              ^^^ warning unhandled-action
