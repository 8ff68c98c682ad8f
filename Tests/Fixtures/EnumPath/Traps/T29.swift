// T29 A closure as payload, compared and hashed by hand: nothing about its declaration, and its input is not checked.
// resolved: T29.list, T29.plain
import SwiftUI

struct T29Item { var name = "" }
enum T29: Hashable {
  case list(filter: (T29Item) -> Bool), plain
  static func == (lhs: T29, rhs: T29) -> Bool { lhs.order == rhs.order }
  func hash(into hasher: inout Hasher) { hasher.combine(order) }
  var order: Int { if case .plain = self { 1 } else { 0 } }
}
final class T29Nav: ObservableObject {
  @Published var path: [T29] = []
  func next(_ route: T29) { path.append(route) }
}
struct T29Root: View {
  @StateObject var nav = T29Nav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: T29.self) { _ in PlainView() } }
  }
}
func t29(_ nav: T29Nav) {
  nav.next(.list(filter: { $0.name == "x" }))
  nav.next(.plain)
}
