// E5 a step of a flow below
// rejected
// fix:   r.tab.$theme.select()
// resolved: Inner.main
import SwiftUI
import VDFlow

func e5bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.$theme.select()
//   ^^^^^ broken-chain
  r.selected = .theme
//              ^^^^^ broken-chain
  r.theme.selected = .dark
//  ^^^^^ broken-chain
  i.selected = .main
  print(r, i)
}
