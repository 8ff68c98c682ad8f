// R7 A pushed case resolves to nothing.
import SwiftUI

enum R7Bad: Hashable { case start, empty }
final class R7BadNav: ObservableObject {
  @Published var path: [R7Bad] = []
  func next(_ route: R7Bad) { path.append(route) }
}
struct R7BadRoot: View {
  @StateObject var nav = R7BadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R7Bad.self) { route in
        switch route {
        case .start: PlainView()
        case .empty: EmptyView()
        }
      }
    }
  }
}
func r7(_ nav: R7BadNav) { nav.next(.empty) }
//                                   ^^^^^ warning blank-screen
