// E4 '$' elsewhere than at the last step
// rejected
// fix:   r.tab.$theme.select()
// resolved: Inner.main
import SwiftUI
import VDFlow

func e4bad(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.$tab.$theme.select()
//       ^^^^^^ broken-chain
  r.home.select()
//  ^^^^ broken-chain
  r.list.select(with: Items())
//  ^^^^ broken-chain
  r.select(\.tab)
//           ^^^ broken-chain
  _ = r.isSelected(\.tab)
//                   ^^^ broken-chain
  r.$tab.theme.selected = .dark
//       ^^^^^ broken-chain
  i.selected = .main
  print(r, i)
}
