// T02 'none' and 'nil' need a step 'none'
// rejected
// resolved: Root.none, Root.none
import SwiftUI
import VDFlow

func t02(_ root: Root, _ inner: Inner) {
  var r = root, i = inner
  r.selected = .none
  r.selected = nil
  i.selected = .none
//              ^^^^ unknown-route
  i.selected = nil
//             ^^^ wrong-receiver
}
