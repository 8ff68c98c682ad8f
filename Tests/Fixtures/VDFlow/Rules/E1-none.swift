// E1 who writes 'none' asks for no step: none of the others is meant
// rejected
// fix: none
import SwiftUI
import VDFlow

@Steps struct E1None { var one; var two }
func e1none(_ flow: E1None) {
  var f = flow
  f.$none.select()
//   ^^^^ unknown-route
  f.select(\.$none)
//            ^^^^ unknown-route
  f = .none
//     ^^^^ unknown-route
  f.selected = .none
//              ^^^^ unknown-route
  _ = E1None.none
//           ^^^^ unknown-route
  _ = f.none
//      ^^^^ unknown-route
  f.$on.select()
//   ^^ unknown-route
}
