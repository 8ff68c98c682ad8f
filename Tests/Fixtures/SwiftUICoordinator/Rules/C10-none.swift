// C10 What an enum that is no action leads to may be one.
// resolved: -, -
// unresolved: the value of a variable; a function of the app's own may take it
import SwiftUI
import SwiftUICoordinator

enum C10Namespace {
  case none
  static let open = HomeAction.open
}
enum C10Button {
  case open, detail(Int)
  var action: HomeAction { .open }
  func send() -> any CoordinatorAction { HomeAction.basket }
}
extension Home {
  func c10none() {
    handle(C10Namespace.open)
    handle(C10Button.open.action)
    handle(C10Button.detail(1).send())
  }
}
enum C10Gesture { case tap }
extension Basket {
  func handle(_ gesture: C10Gesture) {}
  func c10gesture() { handle(C10Gesture.tap) }
}
