// W8 a deselection that comes too late
import SwiftUI
import VDFlow

func w8bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.selected = .home
  r.tab.theme.selected = nil
//                       ^^^ hint selection-bubbles
  i.selected = .main
  print(r, i)
}
