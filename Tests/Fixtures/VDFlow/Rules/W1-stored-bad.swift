// W1 another step is selected, but not because the value is there
import SwiftUI
import VDFlow

func w1before(_ root: Root) {
  var r = root
  r.selected = .home
  r.list = Items(id: 1)
//  ^^^^ warning no-op-transition
}
func w1branch(_ root: Root, _ flag: Bool) {
  var r = root
  if flag { r.list = Items(id: 1) } else { r.selected = .home }
//            ^^^^ warning no-op-transition
}
func w1elsewhere(_ root: Root) {
  var r = root, s = root
  r.list = Items(id: 1)
//  ^^^^ warning no-op-transition
  s.selected = .home
  print(r, s)
}
