// W11 a step that a view shows by its value, whatever is selected
import SwiftUI
import VDFlow

@Steps struct W11Read {
  var filter
  var order: Int?
  var note = ""
  var size: Leaf = .light
  var last: Int?
  var none
}
final class W11ReadModel: ObservableObject {
  @Published var flow: W11Read = .none
  var note: String { flow.note.isEmpty ? "-" : flow.note }
}
struct W11ReadView: View {
  @StateObject var model = W11ReadModel()
  @StateStep var f: W11Read = .filter
  var order: Binding<Int?> {
    Binding(get: { f.order }, set: { f.$order.select(with: $0) })
  }
  var body: some View {
    VStack {
      Text(model.note)
      if let last = f.last { Text("\(last)") }
      if f.size.selected == .dark { Text("dark") }
      Text("filter").step($f.$filter)
    }
    .onTapGesture {
      f.$note.select(with: "a")
      f.$last.select(with: 1)
      f.size.$dark.select()
    }
  }
}
