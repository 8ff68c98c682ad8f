// E7 'none' is no case
// rejected
import SwiftUI
import VDFlow

func e7bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  _ = Root.Steps.none
//               ^^^^ unknown-route
  i.selected = .main
  r.selected = .home
  print(r, i)
}
