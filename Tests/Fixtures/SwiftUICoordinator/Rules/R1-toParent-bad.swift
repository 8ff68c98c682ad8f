// R1 What a coordinator sends to its parent goes up from there; the framework's own actions reach somebody, too, or trap.
import SwiftUI
import SwiftUICoordinator

extension Home {
  func r1ToParent() {
    parent?.handle(BasketAction.pay)
//                              ^^^ warning unhandled-action
    self.parent?.handle(Action.cancel(self))
//                             ^^^^^^ warning unhandled-action
  }
}
