// E8 Constants of objects, and values in them
// rejected
import SwiftUI
import VDFlow

struct E8Wrap {
  var flow: Root = .home
  let fixed: Root = .home
}
final class E8Holder {
  let flow: Root = .home
  let wrap = E8Wrap()
  var open = E8Wrap()
  func own() { flow.selected = .list }
//             ^^^^ wrong-receiver
}
final class E8Outer { let holder = E8Holder() }
func e8holders(_ h: E8Holder, _ o: E8Outer) {
  h.flow.$tab.select()
//  ^^^^ wrong-receiver
  h.wrap.flow.selected = .home
//  ^^^^ wrong-receiver
  h.open.flow.selected = .home
  h.open.fixed.selected = .home
//       ^^^^^ wrong-receiver
  o.holder.open.flow.$tab.select()
  o.holder.flow.selected = .home
//         ^^^^ wrong-receiver
}
