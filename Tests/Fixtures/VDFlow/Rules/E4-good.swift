// E4 '$' at the last step
import SwiftUI
import VDFlow

func e4good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.tab.$theme.select()
  r.$home.select()
  r.$list.select(with: Items())
  r.select(\.$tab)
  _ = r.isSelected(\.$tab)
  r.$tab.wrappedValue.$theme.select()
  i.selected = .main
  print(r, i)
}
