// R12 A case that nothing constructs.
// hints: on
import SwiftUI

enum R12Bad: Hashable { case start, old }
//                                  ^^^ hint unused-route
final class R12BadNav: ObservableObject {
  @Published var path: [R12Bad] = []
  func next(_ route: R12Bad) { path.append(route) }
}
struct R12BadRoot: View {
  @StateObject var nav = R12BadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R12Bad.self) { route in PlainView() }
    }
  }
}
func r12(_ nav: R12BadNav) { nav.next(.start) }
