// R4 A link in a text that is being typed may be one that selects.
// unfinished
import SwiftUI

enum R4Typed: Hashable { case settings }
struct R4TypedSettings: View { var body: some View { NavigationStack { PlainView() } } }
struct R4TypedRoot: View {
  @State private var selection: R4Typed?
  var body: some View {
    NavigationSplitView {
      typealias
      List(selection: $selection) {
        NavigationLink(value: R4Typed.settings) { PlainView() }
      }
    } detail: {
      detail(selection ?? .settings)
    }
  }
  @ViewBuilder func detail(_ item: R4Typed) -> some View {
    switch item {
    case .settings: R4TypedSettings()
    }
  }
}
struct R4TypedPhone: View {
  var body: some View {
    NavigationStack {
      PlainView().navigationDestination(for: R4Typed.self) { _ in PlainView() }
    }
  }
}
