// R7 A route's own view is made of conditions, and one of them shows nothing.
import SwiftUI

enum R7OwnBad: Hashable {
  case list, empty
  var view: some View {
    Group {
      if case .list = self { PlainView() } else if case .empty = self { EmptyView() }
    }
  }
}
struct R7OwnBadRoot: View {
  @State private var path: [R7OwnBad] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path = [.list, .empty] }
//                                     ^^^^^ warning blank-screen
        .navigationDestination(for: R7OwnBad.self) { $0.view }
    }
  }
}
