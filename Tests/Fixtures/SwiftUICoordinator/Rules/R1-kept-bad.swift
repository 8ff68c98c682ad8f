// R1-kept-bad An action that a local constant holds, or that a list hands to `handle`, reaches nobody either.
// resolved: R1KeptAction.pay, R1KeptAction.list, R1KeptAction.pay, R1KeptAction.list, HomeAction.open, R1KeptAction.pay
import SwiftUI
import SwiftUICoordinator

enum R1KeptAction: CoordinatorAction { case pay, list }
extension Home {
  func r1kept(_ isPaid: Bool) {
    let action = R1KeptAction.pay
    handle(action)
//         ^^^^^^ warning unhandled-action
    let either = isPaid ? R1KeptAction.pay : .list
    self.handle(either)
//              ^^^^^^ warning unhandled-action
//              ^^^^^^ warning unhandled-action
    let typed: R1KeptAction = .list
    handle(typed)
//         ^^^^^ warning unhandled-action
    [HomeAction.open, R1KeptAction.pay].forEach(self.handle)
//                                 ^^^ warning unhandled-action
  }
}
