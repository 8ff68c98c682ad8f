// What a model keeps for good is no slot of a sheet, though sheets show values of its type.
// resolved: COSheet.edit
import SwiftUI

enum COSheet: String, Identifiable {
  case edit
  var id: String { rawValue }
}
struct CORow {
  let sheet: COSheet?
  init(isOpen: Bool) { sheet = isOpen ? .edit : nil }
}
struct COScreen: View {
  @State private var sheet: COSheet?
  var body: some View {
    Button("edit") { sheet = .edit }
      .sheet(item: $sheet) { sheet in
        switch sheet {
        case .edit: PlainView()
        }
      }
  }
}
