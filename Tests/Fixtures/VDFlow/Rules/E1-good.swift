// E1 names of steps
// resolved: Root.home, Root.home, Root.home, Root.home, Root.home
import SwiftUI
import VDFlow

func e1good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.selected = .home
  r = .home
  r.$home.select()
  r.select(\.$home)
  _ = Root.Steps.home
  if case .home = r.selected {}
  _ = Root.home
  print(r, i)
}
