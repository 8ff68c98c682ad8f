// R4 A link in a list with a selection selects: what the detail shows may bring its own stack.
import SwiftUI

enum R4Selection: Hashable { case settings }
struct R4SelectionSettings: View { var body: some View { NavigationStack { PlainView() } } }
struct R4SelectionRoot: View {
  @State private var selection: R4Selection?
  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        NavigationLink(value: R4Selection.settings) { PlainView() }
      }
    } detail: {
      detail(selection ?? .settings)
    }
  }
  @ViewBuilder func detail(_ item: R4Selection) -> some View {
    switch item {
    case .settings: R4SelectionSettings()
    }
  }
}
struct R4SelectionPhone: View {
  var body: some View {
    NavigationStack {
      PlainView().navigationDestination(for: R4Selection.self) { _ in PlainView() }
    }
  }
}
