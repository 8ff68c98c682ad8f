// T14 one function makes the mode partial
// resolved: T14.b
import SwiftUI
import VDFlow

@Steps struct T14 { @Step var a; @Step var b: Int = 1; func go() {} }
func t14(_ flow: T14) {
  var m = flow
  m.selected = nil
  m.selected = .b
}
