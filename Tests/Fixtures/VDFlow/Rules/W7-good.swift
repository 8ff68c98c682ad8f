// W7 flows alone on the path
import SwiftUI
import VDFlow

struct W7GoodLogin { @Steps struct Flow { var alert = ""; var none }; var flow: Flow = .none }
func w7good(_ value: W7GoodLogin, _ root: Root) {
  var login = value, r = root
  login.flow.$alert.select()
  r.tab.theme.$dark.select()
}
