// R12 A raw value may make any case, also where only the place of '.init' says of which type.
// hints: on
// resolved: R12Text.a, -
import SwiftUI

enum R12Text: String, Hashable { case a, b }
struct R12TextView: View {
  let last: String
  @State private var path: [R12Text] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("a") { path.append(.a) }
      Button("b") { path.append(.init(rawValue: last)!) }
        .navigationDestination(for: R12Text.self) { route in
          switch route {
          case .a: Text("a")
          case .b: Text("b")
          }
        }
    }
  }
}
