// C3 What a literal stands in for is of another type.
// rejected
import SwiftUI

enum C3Literal: Hashable { case speed(Double) }
final class C3LiteralNav: ObservableObject {
  @Published var path: [C3Literal] = []
  func push(_ route: C3Literal) { path.append(route) }
}
struct C3LiteralRoot: View {
  @StateObject var nav = C3LiteralNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Literal.self) { route in
        switch route {
        case .speed: PlainView()
        }
      }
    }
  }
}
func c3literal(_ nav: C3LiteralNav, _ values: [String: Any]) {
  let read = values["speed"] as? String ?? ""
  nav.push(.speed(read))
//                ^^^^ input-mismatch
  let chosen = values.isEmpty ? "0" : read
  nav.push(.speed(chosen))
//                ^^^^^^ input-mismatch
  let count = values.isEmpty ? 0 : 1
  nav.push(.speed(count))
//                ^^^^^ input-mismatch
}
