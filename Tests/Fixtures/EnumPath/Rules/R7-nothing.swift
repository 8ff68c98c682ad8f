// R7-nothing '.none' of an optional is nothing to show, though the enum has a case of that name.
import SwiftUI

enum NothingRoute: Hashable { case none, card }
struct NothingRoot: View {
  @State private var path: [NothingRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("open") { path.append(.none); path.append(.card) }
        .navigationDestination(for: NothingRoute.self) { route in NothingScreen(route: route) }
    }
  }
}
struct NothingScreen: View {
  let route: NothingRoute?
  var body: some View {
    switch route {
    case .none: EmptyView()
    case .some(let route): NothingText(route: route)
    }
  }
}
struct NothingText: View {
  let route: NothingRoute
  var body: some View { Text(route == .none ? "none" : "card") }
}
