// W1 another step is asked for, or the selected one has left
import SwiftUI
import VDFlow

func w1otherCase(_ root: Root) {
  var r = root
  if case .home = r.selected { r.list = Items(id: 1) }
//                               ^^^^ warning no-op-transition
}
func w1left(_ root: Root) {
  var r = root
  if case .list = r.selected { return }
  r.list = Items(id: 1)
//  ^^^^ warning no-op-transition
}
func w1inner(_ root: Root, _ flag: Bool) {
  var r = root
  if flag {
    if r.selected != .list { return }
  }
  r.list = Items(id: 1)
//  ^^^^ warning no-op-transition
}
