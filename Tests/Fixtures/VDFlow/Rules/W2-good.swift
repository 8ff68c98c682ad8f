// W2 a nested flow selected through its path
// resolved: Root.tab, Inner.theme, Leaf.dark, Inner.theme, Leaf.dark, Inner.main
import SwiftUI
import VDFlow

func w2good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.tab.$theme.select(with: .dark)
  i.theme.$dark.select()
  i.selected = .main
  print(r, i)
}
