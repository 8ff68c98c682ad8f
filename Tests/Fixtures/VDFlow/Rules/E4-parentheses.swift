// E4 what 'select' and 'isSelected' are given stands in parentheses
// resolved: Root.none, Root.tab, Root.home, Root.list
import SwiftUI
import VDFlow

struct E4Parentheses: View {
  @StateStep var r: Root = .none
  var body: some View {
    Text("").sheet(isPresented: $r.isSelected((.tab))) { Text("") }
  }
  func a() -> Bool { r.isSelected((\.$home)) }
  func b() { r.select((\.$list)) }
}
