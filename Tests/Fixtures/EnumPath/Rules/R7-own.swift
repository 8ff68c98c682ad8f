// R7 Parts of a route's own view beside its resolver.
import SwiftUI

enum R7OwnView: Hashable {
  case list, item(Int)
  @ViewBuilder var view: some View {
    switch self {
    case .list: PlainView()
    case .item(let id): NumberView(id: id)
    }
  }
  @ViewBuilder var badge: some View { if case .list = self { EmptyView() } else { Text("new") } }
  @ViewBuilder func row(_ count: Int) -> some View {
    if case .item = self { NavigationStack { Text("row") } } else { EmptyView() }
  }
}
struct R7OwnViewRoot: View {
  @State private var path: [R7OwnView] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path = [.list, .item(1)] }.navigationDestination(for: R7OwnView.self) { $0.view }
    }
  }
}
