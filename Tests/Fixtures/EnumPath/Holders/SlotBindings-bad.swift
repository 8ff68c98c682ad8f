// Sheets' slots that are set through their bindings take what their routes have.
// rejected
import SwiftUI

enum SlotCard: Hashable, Identifiable { case edit(Int), info; var id: Self { self } }
struct SlotCards: View {
  @State private var card: SlotCard?
  var body: some View {
    Button("Edit") { $card.wrappedValue = .edit }
//                                         ^^^^ input-mismatch
    .sheet(item: $card) { card in
      switch card {
      case .edit: NumberView(id: 1)
      case .info: PlainView()
      }
    }
  }
}
func openSlotCard(_ card: Binding<SlotCard?>) { card.wrappedValue = .inof }
//                                                                   ^^^^ unknown-route
