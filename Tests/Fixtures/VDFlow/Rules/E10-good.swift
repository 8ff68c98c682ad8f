// E10 wrappers of a flow in partial mode
// resolved: E10Good.a, E10Good.b
import SwiftUI
import VDFlow

@Steps struct E10Good { @Step var a; @Step var b: Int = 1; var title = "" }
func e10good() {
  var m = E10Good(title: "")
  m.$a.select()
  m.$b.select(with: 1)
  print(m.title)
}
