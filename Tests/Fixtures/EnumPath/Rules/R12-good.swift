// R12 All cases are constructed.
// hints: on
// resolved: R12Good.old, R12Good.start
import SwiftUI

enum R12Good: Hashable { case start, old }
final class R12GoodNav: ObservableObject {
  @Published var path: [R12Good] = []
  func next(_ route: R12Good) { path.append(route) }
}
struct R12GoodRoot: View {
  @StateObject var nav = R12GoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R12Good.self) { route in PlainView() }
    }
  }
}
func r12Good(_ nav: R12GoodNav, _ old: Bool) { nav.next(old ? .old : .start) }
