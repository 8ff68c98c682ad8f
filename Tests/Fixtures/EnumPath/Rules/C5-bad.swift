// C5 A route whose payload is not hashable.
// rejected
import SwiftUI

struct C5BadPayload { var id: Int }
enum C5Bad: Hashable { case start, item(C5BadPayload) }
//   ^^^^^ invalid-declaration
final class C5BadNav: ObservableObject {
  @Published var path: [C5Bad] = []
  func next(_ route: C5Bad) { path.append(route) }
}
struct C5BadRoot: View {
  @StateObject var nav = C5BadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C5Bad.self) { route in PlainView() }
    }
  }
}
func c5(_ nav: C5BadNav) {
  nav.next(.start)
  nav.next(.item(C5BadPayload(id: 1)))
}
