// T40 the value of a wrapper
import SwiftUI
import VDFlow

func t40a(_ root: Root) {
  var f = root
  f.$list.wrappedValue = Items()
//   ^^^^ warning no-op-transition
}
func t40b(_ root: Root) {
  var f = root
  f.$list.wrappedValue = Items()
  f.$list.select()
}
