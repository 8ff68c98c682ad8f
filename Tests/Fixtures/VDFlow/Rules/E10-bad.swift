// E10 factories and wrappers of a flow in partial mode
// rejected
import SwiftUI
import VDFlow

@Steps struct E10Bad { @Step var a; @Step var b: Int = 1; var title = "" }
func e10bad(_ flow: E10Bad) {
  var m: E10Bad = .a
//                 ^ wrong-receiver
  m = .b(1)
//     ^ wrong-receiver
  _ = flow.$title
//          ^^^^^ wrong-receiver
  print(m)
  let bare = E10Bad.a
//                  ^ wrong-receiver
  print(bare)
}
