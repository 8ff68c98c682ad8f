// E2 a value of another type
// rejected
// resolved: Leaf.dark, Inner.main
import SwiftUI
import VDFlow

func e2bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r = .list("a")
//          ^^^ input-mismatch
  r.$list.select(with: 1)
//                     ^ input-mismatch
  r.select(\.$list, with: Leaf.dark)
//                        ^^^^^^^^^ input-mismatch
  r = Root.tab(Items())
//             ^^^^^^^ input-mismatch
  i = .theme(Inner.main)
//           ^^^^^^^^^^ input-mismatch
  print(r, i)
}
