// Sheets' slots that are set through their bindings.
// resolved: SlotSheet.edit, SlotSheet.info, SlotSheet.info, SlotSheet.edit
import SwiftUI

enum SlotSheet: Hashable, Identifiable { case edit(Int), info; var id: Self { self } }
struct SlotSheets: View {
  @State private var sheet: SlotSheet?
  @Binding var other: SlotSheet?
  var body: some View {
    Button("Edit") {
      $sheet.wrappedValue = .edit(1)
      $other.wrappedValue = .info
      $sheet.wrappedValue = nil
    }
    .sheet(item: $sheet) { view(of: $0) }
    .sheet(item: $other) { view(of: $0) }
  }
  @ViewBuilder func view(of sheet: SlotSheet) -> some View {
    switch sheet {
    case .edit: NumberView(id: 1)
    case .info: PlainView()
    }
  }
}
func openSlotSheet(_ sheet: Binding<SlotSheet?>) {
  sheet.wrappedValue = .info
  sheet.wrappedValue = SlotSheet.edit(2)
}
