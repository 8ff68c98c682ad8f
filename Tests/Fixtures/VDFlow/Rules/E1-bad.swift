// E1 a name that is no step
// rejected
// fix:   r.selected = .home
// resolved: Inner.main
import SwiftUI
import VDFlow

func e1bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.selected = .hom
//              ^^^ unknown-route
  r = .hom
//     ^^^ unknown-route
  r.$hom.select()
//   ^^^ unknown-route
  r.select(\.$hom)
//            ^^^ unknown-route
  _ = Root.Steps.hom
//               ^^^ unknown-route
  if case .hom = r.selected {}
//         ^^^ unknown-route
  _ = Root.hom
//         ^^^ unknown-route
  i.selected = .main
  print(r, i)
}
