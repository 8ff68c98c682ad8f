// E15 a name that is no member
// rejected
import SwiftUI
import VDFlow

func e15bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  _ = i.titel
//      ^^^^^ unknown-route
  _ = r.lst.title
//      ^^^ unknown-route
  r.selected = .home
  i.selected = .main
  print(r, i)
}
