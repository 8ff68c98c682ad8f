// C5 Optionals, lists and tables of what is hashable, and functions that '==' and 'hash' leave out.
import SwiftUI

struct C5Fine: Hashable { var id: Int }
enum C5Plain { case one, two }
enum C5Fines: Hashable { case items([C5Fine]), kind(C5Plain?), table([String: [C5Fine]]), all(Set<C5Fine>) }
enum C5Asking: Hashable {
  case ask(done: (() -> Void)?)
  static func == (lhs: C5Asking, rhs: C5Asking) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
struct C5FineRoot: View {
  @State private var path: [C5Fines] = []
  @State private var asked: [C5Asking] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Items") { path = [.items([]), .kind(nil), .table([:]), .all([])] }
        .navigationDestination(for: C5Fines.self) { _ in PlainView() }
    }
    NavigationStack(path: $asked) {
      Button("Ask") { asked = [.ask(done: nil)] }.navigationDestination(for: C5Asking.self) { _ in PlainView() }
    }
  }
}
