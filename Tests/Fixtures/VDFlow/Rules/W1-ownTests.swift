// W1 W2 What a flow asks of itself.
import SwiftUI
import VDFlow
struct OwnTestItems: Equatable { var id = 0; init(id: Int = 0) { self.id = id } }
@Steps struct OwnTestRoot { var home; var list: OwnTestItems = OwnTestItems(); var none }
extension OwnTestRoot {
  var isList: Bool { isSelected(\.$list) }
  mutating func a1() { if isSelected(\.$list) { list = OwnTestItems(id: 1) } }
  mutating func a2() { guard isSelected(\.$list) else { return }; list = OwnTestItems(id: 2) }
  mutating func a3() { if !isSelected(\.$list) { return }; list = OwnTestItems(id: 3) }
  mutating func a4() { if self.isSelected(\.$list), list.id == 0 { list = OwnTestItems(id: 4) } }
  mutating func a5() { guard isList else { return }; list = OwnTestItems(id: 5) }
  mutating func a6() { if selected == $list.id { list = OwnTestItems(id: 6) } }
  mutating func a8() { if !isSelected(\.$list) { $list.select() }; list = OwnTestItems(id: 8) }
  mutating func a9() { if !isSelected(\.$list) { select(\.$list, with: OwnTestItems(id: 0)) } else { list = OwnTestItems(id: 9) } }
}
final class OwnTestModel: ObservableObject {
  @Published var root: OwnTestRoot = .home
  func b1() { if root.isSelected(\.$list) { root.list = OwnTestItems(id: 1) } }
  func b2() { guard root.isSelected(\.$list) else { return }; root.list = OwnTestItems(id: 2) }
  func b3() { guard root.isSelected(\OwnTestRoot.$list) else { return }; root.list = OwnTestItems(id: 3) }
  func b4() { if root.selected == .list { root.list = OwnTestItems(id: 4) } }
}
struct OwnTestV: View {
  @StateObject var model = OwnTestModel()
  var body: some View {
    Button("") { model.root.$list.select(); model.root.a1() }
    if model.root.isSelected(\.$list) { Button("list") { model.root.list = OwnTestItems(id: 5) } }
    Text("").sheet(isPresented: $model.root.isSelected(.home)) { Text("home") }
  }
}
