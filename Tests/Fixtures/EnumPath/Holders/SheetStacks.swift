// A list whose first or last element a sheet shows is a path of sheets; any other list of those is data.
// resolved: StackedSheet.first, StackedSheet.second
import SwiftUI

enum StackedSheet: Hashable, Identifiable {
  case first, second
  var id: Self { self }
}
final class SheetStack: ObservableObject {
  @Published private(set) var sheets: [StackedSheet] = []
  func present(_ sheet: StackedSheet) { sheets.append(sheet) }
}
extension SheetStack {
  var presented: Binding<StackedSheet?> {
    Binding {
      self.sheets.last
    } set: { sheet in
      if sheet == nil, !self.sheets.isEmpty { self.sheets.removeLast() }
    }
  }
}
struct SheetStackView: View {
  @StateObject var stack = SheetStack()
  var body: some View {
    VStack {
      Button("first") { stack.present(.first) }
      Button("second") { stack.present(.second) }
    }
    .sheet(item: stack.presented) { sheet in SheetStackContent(sheet: sheet) }
  }
}
struct SheetStackContent: View {
  let sheet: StackedSheet
  var body: some View {
    switch sheet {
    case .first: Text("1")
    case .second: Text("2")
    }
  }
}
