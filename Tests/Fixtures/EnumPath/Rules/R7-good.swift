// R7 A case that is never pushed may resolve to nothing.
import SwiftUI

enum R7Good: Hashable { case start, empty }
final class R7GoodNav: ObservableObject {
  @Published var path: [R7Good] = []
  func next(_ route: R7Good) { path.append(route) }
}
struct R7GoodRoot: View {
  @StateObject var nav = R7GoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R7Good.self) { route in
        switch route {
        case .start: PlainView()
        case .empty: EmptyView()
        }
      }
    }
  }
}
func r7Good(_ nav: R7GoodNav) { nav.next(.start) }
