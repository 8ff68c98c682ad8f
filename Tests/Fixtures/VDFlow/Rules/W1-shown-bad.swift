// W1 content that is shown without the step, too
import SwiftUI
import VDFlow

struct W1Unshown: View {
  @StateStep var root: Root = .home
  var body: some View {
    Text("a")
      .sheet(isPresented: $root.isSelected(.list), onDismiss: { root.list = Items(id: 2) }) { Text("b") }
//                                                                   ^^^^ warning no-op-transition
    Text("a")
      .sheet(isPresented: $root.isSelected(.tab)) { Button("b") { root.list = Items(id: 2) } }
//                                                                     ^^^^ warning no-op-transition
    Button("a") { root.list = Items(id: 2) }
//                     ^^^^ warning no-op-transition
    W1UnshownRow(root: $root)
    TabView(selection: $root.selected) {
      Button("a") { root.list = Items(id: 2) }.step($root.$home)
//                       ^^^^ warning no-op-transition
      Text("b").step($root.$list)
    }
  }
}
struct W1UnshownRow: View {
  @Binding var root: Root
  var body: some View { Button("a") { root.list = Items(id: 2) } }
//                                         ^^^^ warning no-op-transition
}
final class W1Unasked {
  var root: Root = .home
  var isTab: Bool { root.selected == .tab }
  func open() { if isTab { root.list = Items(id: 2) } }
//                              ^^^^ warning no-op-transition
  func close() {
    guard root.selected != .home else { return }
    root.list = Items(id: 2)
//       ^^^^ warning no-op-transition
  }
  func choose() { root.selected == .tab ? (root.list = Items(id: 2)) : () }
//                                              ^^^^ warning no-op-transition
}
