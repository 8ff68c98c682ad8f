// E6 a flow that always has a step selected
// rejected
// resolved: Inner.main
import SwiftUI
import VDFlow

struct E6Bad: View {
  @StateStep var i: Inner = .main
  var body: some View {
    Text("a")
      .onTapGesture { i.selected = nil }
//                                 ^^^ wrong-receiver
      .sheet(isPresented: $i.isSelected(.theme)) { Text("b") }
//                           ^^^^^^^^^^ wrong-receiver
  }
}
