// W8 a deselection that comes first
import SwiftUI
import VDFlow

func w8good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.tab.theme.selected = nil
  r.selected = .home
  i.selected = .main
  print(r, i)
}
