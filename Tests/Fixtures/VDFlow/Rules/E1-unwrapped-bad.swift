// E1 A binding of what may be missing, taken apart.
// rejected
import SwiftUI
import VDFlow

struct E1Unwrapped: View {
  @State private var flow: Root? = .home
  var body: some View { Button("a") { open() } }
  func open() { if let root = Binding($flow) { root.wrappedValue.selected = .hme } }
//                                                                           ^^^ unknown-route
  func step(_ root: Binding<Root>) -> some View { Text("d").step(root.$tabb) }
//                                                                     ^^^^ unknown-route
  func sheet() -> Binding<Bool>? { Binding($flow)?.isSelected(.lst) }
//                                                             ^^^ unknown-route
  func select() {
    guard let root = Binding($flow) else { return }
    root.wrappedValue.tab.$theme.select(with: .dark)
    root.wrappedValue.$tabs.select()
//                     ^^^^ unknown-route
  }
}
