// E5 the path to a step of a flow below
import SwiftUI
import VDFlow

func e5good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.tab.$theme.select()
  r.tab.selected = .theme
  r.tab.theme.selected = .dark
  i.selected = .main
  print(r, i)
}
