// T15 lazy and plain members beside a step
// resolved: T15.s, Inner.main
import SwiftUI
import VDFlow

@Steps struct T15 { lazy var cache = 0; var title: String; @Step var s: Inner = .main }
func t15() {
  var p = T15(title: "")
  p.s.selected = .main
}
