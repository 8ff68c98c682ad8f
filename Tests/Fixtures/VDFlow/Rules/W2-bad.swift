// W2 a nested flow assigned by its factory
// fix:   r.tab.$theme.select(with: .dark)
import SwiftUI
import VDFlow

func w2bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.tab = .theme(.dark)
//  ^^^ warning no-op-transition
  i.theme = .dark
//  ^^^^^ warning no-op-transition
  i.selected = .main
  print(r, i)
}
