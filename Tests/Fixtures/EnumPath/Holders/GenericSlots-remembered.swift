// A generic router that also keeps a list of what it presents: the slot is what shows it.
// resolved: RememberedSheet.tags, RememberedSheet.help
import SwiftUI

final class RememberedSheets<Sheet: Identifiable>: ObservableObject {
  @Published var current: Sheet?
  private var stack: [Sheet] = []
  func present(_ sheet: Sheet) {
    stack.append(sheet)
    current = sheet
  }
}
enum RememberedSheet: String, Identifiable {
  case tags, help
  var id: String { rawValue }
}
struct RememberedEditor: View {
  @StateObject var sheets = RememberedSheets<RememberedSheet>()
  var body: some View {
    VStack {
      Button("tags") { sheets.present(.tags) }
      Button("help") { sheets.present(.help) }
    }
    .sheet(item: $sheets.current) { sheet in
      switch sheet {
      case .tags: PlainView()
      case .help: PlainView()
      }
    }
  }
}
