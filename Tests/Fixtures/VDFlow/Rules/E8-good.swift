// E8 variables, wrappers and classes
import SwiftUI
import VDFlow

final class E8Model { var flow: Root = .home }
func e8good(_ parameter: inout Root, _ model: E8Model, _ closure: (Root) -> Void) {
  var r: Root = .home
  r.$tab.select()
  parameter.selected = .home
  let held = model
  held.flow.selected = .home
  closure(r)
}
struct E8Good: View {
  let model = E8Model()
  @StateStep var flow: Root = .home
  var body: some View { Text("a").onTapGesture { model.flow.selected = .home; flow.selected = .home } }
}
