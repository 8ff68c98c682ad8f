// E6 a flow that can have none selected
import SwiftUI
import VDFlow

struct E6Good: View {
  @StateStep var r: Root = .home
  var body: some View {
    Text("a")
      .onTapGesture { r.selected = nil }
      .sheet(isPresented: $r.isSelected(.tab)) { Text("b") }
  }
}
