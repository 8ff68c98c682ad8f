// W1 functions that select something else
import SwiftUI
import VDFlow

@Steps struct Unhelped { var home; var list: Items = Items(); var none }
extension Unhelped { func check() -> Bool { selected == .list } }
final class Unhelper {
  var flow = Unhelped.home
  func open() {
    flow.list = Items(id: 1)
//       ^^^^ warning no-op-transition
    if !flow.check() { goHome() }
  }
  func goHome() { flow.selected = .home }
}
