// T08 a value and a selection in one function
import SwiftUI
import VDFlow

func t08a(_ root: Root) {
  var r = root
  r.list = Items(id: 2)
  r.selected = .list
}
func t08b(_ root: Root) {
  var r = root
  r.list = Items(id: 2)
//  ^^^^ warning no-op-transition
}
func t08c(_ root: Root) {
  var r = root
  r.selected = .list
}
