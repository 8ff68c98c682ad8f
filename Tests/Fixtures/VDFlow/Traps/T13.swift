// T13 every member is marked
// rejected
// resolved: T13.b
import SwiftUI
import VDFlow

@Steps struct T13 { @Step var a; @Step var b: Int = 1 }
func t13() {
  var m = T13.b(3)
  m.selected = nil
//             ^^^ wrong-receiver
}
