// E11 no wrapper, no projected value
// rejected
// fix:   _ = r.selected == .home
import SwiftUI
import VDFlow

func e11bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  _ = $r.selected == .home
//    ^^ wrong-receiver
  i.selected = .main
  r.selected = .home
  print(r, i)
}
