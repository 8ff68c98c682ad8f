// T27 The holder is put into the environment outside of the stack.
// resolved: T27.more
import Observation
import SwiftUI

enum T27: Hashable { case more }
@Observable final class T27Nav {
  var path: [T27] = []
  func next(_ route: T27) { path.append(route) }
}
struct T27Home: View {
  @Environment(T27Nav.self) var nav
  var body: some View { Button("more") { nav.next(.more) } }
}
struct T27Root: View {
  @State var nav = T27Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      T27Home().navigationDestination(for: T27.self) { route in
        switch route {
        case .more: T27Home()
        }
      }
    }
    .environment(nav)
  }
}
