// W7 a plain value on the path
// resolved: W7BadLogin.Flow.none, W7BadLogin.Flow.alert, W7BadLogin.Flow.alert, W7Two.game
import SwiftUI
import VDFlow

struct W7BadLogin { @Steps struct Flow { var alert = ""; var none }; var flow: Flow = .none }
@Steps struct W7Bad { var login: W7BadLogin = W7BadLogin(); var game }
func w7bad(_ flow: W7Bad) {
  var root = flow
  root.login.flow.$alert.select()
//                 ^^^^^ hint selection-not-propagated
}
@Steps struct W7Two { var login: W7BadLogin = W7BadLogin(); var game }
func w7other(_ root: inout W7Two) {
  if root.selected == .game { root.login.flow.$alert.select() }
//                                             ^^^^^ hint selection-not-propagated
  root.selected = .game
}
