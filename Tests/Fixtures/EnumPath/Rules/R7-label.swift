// R7 What a function makes of a value, its label in a list say, is not its screen.
import SwiftUI

enum R7LabelItem: Hashable { case tab(Int), settings }
struct R7LabelSplit: View {
  @State var selection: R7LabelItem?
  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        NavigationLink(value: R7LabelItem.tab(1)) { Text("tab") }
        NavigationLink(value: R7LabelItem.settings) { label(for: .settings) }
      }
    } detail: {
      switch selection {
      case .tab(let number): NumberView(id: number)
      case .settings: PlainView()
      case nil: PlainView()
      }
    }
  }
  @ViewBuilder func label(for item: R7LabelItem) -> some View {
    switch item {
    case .tab: EmptyView()
    case .settings: Text("settings")
    }
  }
}
