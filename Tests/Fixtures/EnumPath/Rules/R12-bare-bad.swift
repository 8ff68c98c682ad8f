// R12 A variable of a case's name constructs nothing, nor does a value's own code.
// hints: on
import SwiftUI

enum R12BareBadRoute: Hashable {
  case a, b
//        ^ hint unused-route
  var isFirst: Bool { let b = self == .a; return b }
}
struct R12BareBadView: View {
  @State private var path: [R12BareBadRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("x") { path.append(.a) }
        .navigationDestination(for: R12BareBadRoute.self) { route in
          switch route {
          case .a: Text("a")
          case .b: Text("b")
          }
        }
    }
  }
}
