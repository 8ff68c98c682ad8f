// W1 a value without a selection
// fix:   r.$list.select(with: Items(id: 1))
import SwiftUI
import VDFlow

func w1bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.list = Items(id: 1)
//  ^^^^ warning no-op-transition
  i.selected = .main
  print(r, i)
}
