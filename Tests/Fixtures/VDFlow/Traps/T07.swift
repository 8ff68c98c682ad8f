// T07 assigning a nested flow selects nothing
import SwiftUI
import VDFlow

func t07a(_ root: Root) {
  var r = root
  r.tab.theme = .dark
//      ^^^^^ warning no-op-transition
}
func t07b(_ root: Root) {
  var r = root
  r.tab = .main
//  ^^^ warning no-op-transition
}
func t07c(_ root: Root) {
  var r = root
  r = .tab(.main)
  print(r)
}
