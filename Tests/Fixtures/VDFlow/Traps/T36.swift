// T36 what is no code
// resolved: T36.e
import SwiftUI
import VDFlow

// var gone
@Steps struct T36 {
  var a = "var b: Leaf = .nowhere"
  // var c: Leaf = .nowhere
  /* var d */
  var e
}
/// @Steps enum T36Old {}
func t36(_ flow: T36) {
  var f = flow
  f.selected = .e
}
