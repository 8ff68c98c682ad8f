// T12 steps beside other members
// rejected
// resolved: T12.b
import SwiftUI
import VDFlow

@Steps struct T12 { @Step var a; @Step var b: Int = 1; var title = "" }
func t12() {
  var m = T12(title: "x")
  m = T12()
  m.selected = nil
  m.$b.select(with: 2)
  m.title = "y"
  _ = T12.b(2)
//        ^ wrong-receiver
  _ = m.$title
//       ^^^^^ wrong-receiver
}
