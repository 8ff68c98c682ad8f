// E1 rows of a list by their bindings: '$row' of a closure, '$rows[0]'
// resolved: Rows.closed, Rows.detail, Rows.closed, Rows.detail, Rows.closed, Rows.detail, Rows.closed
import SwiftUI
import VDFlow

@Steps struct Rows { var closed; var detail: Int = 0; var none }
struct Row: Identifiable {
  var id = 0
  var flow: Rows = .closed
}
func rowSheet(_ isShown: Binding<Bool>) -> some View { Text("a") }
func withRow<C: View>(_ row: Binding<Row>, @ViewBuilder _ content: (Binding<Row>) -> C) -> C { content(row) }
struct RowList: View {
  @State var rows: [Row] = []
  let row: Rows
  var body: some View {
    VStack {
      ForEach($rows) { $row in
        rowSheet($row.flow.isSelected(.detail)).onTapGesture { row.flow.selected = .closed }
      }
      withRow($rows[0]) { $row in Text("b").onTapGesture { row.flow.$detail.select(with: row.id) } }
      rowSheet($rows[0].flow.isSelected(.closed))
      ForEach($rows) { row in
        rowSheet(row.flow.isSelected(.detail)).onTapGesture { row.wrappedValue.flow.selected = .closed }
      }
    }
  }
}
