// R8 A pushed view reads a holder that nothing injects.
import SwiftUI

enum R8bBad: Hashable { case list }
struct R8bBadList: View {
  @EnvironmentObject var nav: R8bBadNav
//                       ^^^ warning crash-on-transition
  var body: some View { PlainView() }
}
final class R8bBadNav: ObservableObject {
  @Published var path: [R8bBad] = []
  func next(_ route: R8bBad) { path.append(route) }
}
struct R8bBadRoot: View {
  @StateObject var nav = R8bBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R8bBad.self) { route in
        switch route { case .list: R8bBadList() }
      }
    }
  }
}
func openR8bBad(_ nav: R8bBadNav) { nav.next(.list) }
