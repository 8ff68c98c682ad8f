// W7 the step in front of a plain value is selected as well
import SwiftUI
import VDFlow

struct W7Login { var name = ""; var flow: Root = .home }
@Steps struct W7Out { var login: W7Login = W7Login(); var other: Inner = .main }
func w7before(_ out: inout W7Out) {
  out.$login.select()
  out.login.flow.$list.select()
}
func w7replaced(_ out: inout W7Out) {
  out = .login()
  out.login.flow.selected = .list
}
func w7after(_ out: inout W7Out) {
  out.login.flow.selected = .list
  out.selected = .login
}
func w7tested(_ out: inout W7Out) { if out.selected == .login { out.login.flow.$list.select() } }
struct W7Shown: View {
  @StateStep var out: W7Out = .login()
  var body: some View {
    switch out.selected {
    case .login: Button("a") { out.login.flow.selected = .list }
    case .other: Text("b")
    }
  }
}
