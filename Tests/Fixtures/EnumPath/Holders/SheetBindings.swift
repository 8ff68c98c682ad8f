// A view that is handed a sheet's slot takes the binding, not a route.
// rejected
import SwiftUI

enum SlotSheet: Identifiable {
  case weight, height
  var id: Self { self }
}
struct SlotButton: View {
  let kind: SlotSheet
  @Binding var slot: SlotSheet?
  var body: some View { Button("Add") { slot = kind } }
}
struct SlotRoot: View {
  @State private var slot: SlotSheet?
  var body: some View {
    VStack {
      SlotButton(kind: .weight, slot: $slot)
      SlotButton(kind: .height, slot: .constant(nil))
      SlotButton(kind: .length, slot: .constant(.weight))
//                      ^^^^^^ unknown-route
      Button("Weigh") { slot = .weight }
    }
    .sheet(item: $slot) { sheet in
      switch sheet {
      case .weight: PlainView()
      case .height: PlainView()
      }
    }
  }
}
