// E3 a value where none is, and the reverse
// rejected
// fix:   r = .list()
import SwiftUI
import VDFlow

func e3bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r = .list
//     ^^^^ input-mismatch
  r = .home()
//     ^^^^ input-mismatch
  r = .tab(.theme)
//          ^^^^^ input-mismatch
  i = .main
  print(r, i)
}
