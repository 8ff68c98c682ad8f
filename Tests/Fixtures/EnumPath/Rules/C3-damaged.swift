// C3 A case that is being typed may take more than can be read: neither a value nor a pattern of it is wrong.
// unfinished
import SwiftUI

enum C3Damaged: Hashable {
  case one(_ v: Int), two](Int)
}
struct C3DamagedView: View {
  @State private var path: [C3Damaged] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("t") { path.append(.two(1)) }
        .navigationDestination(for: C3Damaged.self) { route in
          switch route {
          case .one(let a): NumberView(id: a)
          case .two(let b): NumberView(id: b)
          }
        }
    }
  }
}
