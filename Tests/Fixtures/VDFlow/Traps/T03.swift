// T03 'none' as factory, as case and as nil
// rejected
// resolved: Root.none
import SwiftUI
import VDFlow

func t03(_ root: Root) {
  var r = root
  r = .none
  _ = Root.Steps.none
//               ^^^^ unknown-route
  let s: Root.Steps? = .none
  print(r, s as Any)
}
