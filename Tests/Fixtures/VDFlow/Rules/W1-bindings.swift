// W1 a binding written by hand, which writes as '$f.note' does
import SwiftUI
import VDFlow

@Steps struct BoundForm { var note = ""; var size: Int = 1; var none }
struct BoundSize: View {
  @Binding var size: Int
  var body: some View { Text("\(size)") }
}
struct BoundFormView: View {
  @StateStep var f: BoundForm = .none
  var note: Binding<String> { Binding { f.note } set: { f.note = $0 } }
  var size: Binding<Int> { Binding(get: { self.f.size }, set: { size in self.f.size = max(1, size) }) }
  var body: some View {
    TextField("a", text: note)
    BoundSize(size: size)
  }
}
