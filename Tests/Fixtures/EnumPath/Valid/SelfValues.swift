// SelfValues A route's own code, and that of its protocols, may name it `Self` and nothing else.
// hints: on
import SwiftUI

enum SelfRoute: Hashable {
  case home, item(Int), last
  func next() -> Hashed { Hashed(Self.last) }
}
struct Hashed { init(_ value: AnyHashable) {} }
protocol HasHome {}
extension SelfRoute: HasHome {
  static func keep(in list: inout [AnyHashable]) { list.append(Self.item(1)) }
}
extension HasHome where Self == SelfRoute {
  func restart(_ list: inout [AnyHashable]) { list = [AnyHashable(Self.home)] }
}
struct SelfRoot: View {
  @State private var path: [SelfRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: SelfRoute.self) { step in
        switch step {
        case .home, .item, .last: PlainView()
        }
      }
    }
  }
}
