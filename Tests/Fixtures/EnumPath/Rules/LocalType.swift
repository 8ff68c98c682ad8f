// A type that a body declares: what it pushes counts as constructed.
// hints: on
import SwiftUI

enum LocalTypeRoute: Hashable { case start, pushed, lost }
//                                                  ^^^^ hint unused-route
final class LocalTypeNav: ObservableObject { @Published var path: [LocalTypeRoute] = [] }
struct LocalTypeRoot: View {
  @StateObject var nav = LocalTypeNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      content().navigationDestination(for: LocalTypeRoute.self) { _ in PlainView() }
    }
  }
  func content() -> some View {
    struct Screen: View {
      let nav: LocalTypeNav
      var body: some View { Button("a") { nav.path.append(.pushed) } }
    }
    nav.path.append(.start)
    return Screen(nav: nav)
  }
}
