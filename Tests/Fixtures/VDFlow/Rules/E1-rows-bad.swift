// E1 rows of a list by their bindings, and steps that they lack
// rejected
// resolved: BadRows.closed
import SwiftUI
import VDFlow

@Steps struct BadRows { var closed; var detail: Int = 0; var none }
struct BadRow: Identifiable {
  var id = 0
  var flow: BadRows = .closed
}
func badRowSheet(_ isShown: Binding<Bool>) -> some View { Text("a") }
struct BadRowList: View {
  @State var rows: [BadRow] = []
  var body: some View {
    ForEach($rows) { $row in badRowSheet($row.flow.isSelected(.detal)) }
//                                                             ^^^^^ unknown-route
  }
  var first: some View { badRowSheet($rows[0].flow.isSelected(.close)) }
//                                                             ^^^^^ unknown-route
  func close() { ForEach($rows) { $row in Text("b").onTapGesture { row.flow.selected = .closd } } }
//                                                                                      ^^^^^ unknown-route
}
