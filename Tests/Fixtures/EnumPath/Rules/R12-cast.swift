// R12 A cast finds what was made elsewhere: it makes no case.
// hints: on
// resolved: R12Cast.start, R12Cast.start
import SwiftUI

enum R12Cast: Hashable { case start, old }
//                                   ^^^ hint unused-route
final class R12CastNav: ObservableObject {
  @Published var path = NavigationPath()
  var history: [any Hashable] = []
  func next(_ route: any Hashable) {
    path.append(route)
    history.append(route)
  }
  var hasStarted: Bool { history.contains { ($0 as? R12Cast) == .start } }
}
struct R12CastRoot: View {
  @StateObject var nav = R12CastNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R12Cast.self) { route in PlainView() }
    }
  }
}
func r12Cast(_ nav: R12CastNav) {
  nav.next(R12Cast.start)
  if nav.history.first is R12Cast { nav.next(R12Cast.start) }
}
