// E2 a value of the step's type
import SwiftUI
import VDFlow

func e2good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r = .list(Items())
  r.$list.select(with: .init())
  r.select(\.$list, with: Items(id: 1))
  r = Root.tab(.main)
  i = .theme(Leaf.dark)
  print(r, i)
}
