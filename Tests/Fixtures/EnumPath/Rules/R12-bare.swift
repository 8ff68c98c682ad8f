// R12 In static code of the enum, and in types that it nests, cases stand without a dot.
// hints: on
// resolved: R12BareRoute.from
import SwiftUI

enum R12BareRoute: Hashable {
  case a, b(Int), c, d, e(Int)
  static let all = [d, e(1)]
  static func from(_ number: Int) -> R12BareRoute {
    if number == 0 { return a }
    return number == 1 ? b(number) : Builder().make()
  }
  struct Builder { func make() -> R12BareRoute { c } }
}
struct R12BareView: View {
  @State private var path: [R12BareRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("x") { path.append(.from(3)) }
        .navigationDestination(for: R12BareRoute.self) { route in
          switch route {
          case .a, .c, .d: Text("one")
          case .b(let number), .e(let number): Text("\(number)")
          }
        }
    }
  }
}
