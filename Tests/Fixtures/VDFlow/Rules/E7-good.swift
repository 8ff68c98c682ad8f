// E7 'nil' instead of the case
import SwiftUI
import VDFlow

func e7good(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  let nothing: Root.AllSteps = nil
  r.selected = nothing
  i.selected = .main
  print(r, i)
}
