// T30 the first child of a stack is its root
import SwiftUI
import VDFlow

@Steps struct T30Flow { var game: Items = Items(); var none }
struct T30Model { var flow: T30Flow = .none }
struct T30First: View { var body: some View { Text("a") } }
struct T30Second: View { var body: some View { Text("b") } }
struct T30: View {
  @State var n = T30Model()
  var body: some View {
    NavigationSteps(selection: $n.flow.selected) {
      T30First()
      T30Second().step($n.flow.$game)
    }
  }
}
