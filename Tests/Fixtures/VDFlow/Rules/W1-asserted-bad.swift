// W1 an assertion about another step, and a variable of something else.
import SwiftUI
import VDFlow

final class W1AssertedBad {
  var root: Root = .home
  func required() {
    precondition(root.selected == .home)
    root.list = Items(id: 1)
//       ^^^^ warning no-op-transition
  }
  func counted(_ other: Items) {
    let id = other.id
    root.list = Items(id: id + 1)
//       ^^^^ warning no-op-transition
  }
}
