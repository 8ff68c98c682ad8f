// E3 and E4: cases with a value, factories and cases where a key path is wanted; E2 nothing for something
// rejected
import SwiftUI
import VDFlow

func e3cases(_ root: inout Root, _ inner: inout Inner) {
  root.selected = .list(Items())
//                 ^^^^ input-mismatch
  root.selected = .home()
//                 ^^^^ input-mismatch
  if root.selected == .tab(.main) { inner.selected = .main }
//                     ^^^ input-mismatch
  root.select(.tab)
//             ^^^ wrong-receiver
  root.tab.select(.theme, with: .dark)
//                 ^^^^^ wrong-receiver
  root = .list(nil)
//             ^^^ input-mismatch
  root.$tab.select(with: nil)
//                       ^^^ input-mismatch
}
