// R7 A link in a list with a selection selects, and pushes nothing: what other lists push has the destination.
import SwiftUI

enum R7Selected: Hashable { case start, empty }
struct R7SelectionSidebar: View {
  @Binding var selection: R7Selected?
  var body: some View {
    List(selection: $selection) {
      NavigationLink(value: R7Selected.empty) { PlainView() }
    }
  }
}
struct R7SelectionRoot: View {
  @State var path: [R7Selected] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink(value: R7Selected.start) { PlainView() }
        .navigationDestination(for: R7Selected.self) { route in
          switch route {
          case .start: PlainView()
          default: EmptyView()
          }
        }
    }
  }
}
