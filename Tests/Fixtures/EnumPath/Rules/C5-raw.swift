// C5 A raw value written by hand is hashed for the route, whatever its payloads are.
import SwiftUI

struct C5RawPayload { var id: Int }
enum C5Raw: Hashable { case start, item(C5RawPayload) }
extension C5Raw: RawRepresentable {
  init?(rawValue: String) { return nil }
  var rawValue: String {
    switch self {
    case .start: return "start"
    case .item: return "item"
    }
  }
}
struct C5RawRoot: View {
  @State private var path: [C5Raw] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("a") { path.append(.start); path.append(.item(C5RawPayload(id: 1))) }
        .navigationDestination(for: C5Raw.self) { _ in PlainView() }
    }
  }
}
