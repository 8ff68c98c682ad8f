// C1 A brace too many hides cases of a route; a case that could not be read takes nobody knows what.
// unfinished
import SwiftUI

enum C1Damaged: Hashable {
  case one
  }
  case two
}
enum C1Broken: Hashable {
  case item(id]: Int)
}
struct C1DamagedView: View {
  @State private var path: [C1Damaged] = []
  @State private var other: [C1Broken] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("t") { path.append(.two); other.append(.item(id: 1)) }
        .navigationDestination(for: C1Damaged.self) { route in
          switch route {
          case .one, .two: PlainView()
          }
        }
    }
    NavigationStack(path: $other) {
      PlainView().navigationDestination(for: C1Broken.self) { _ in PlainView() }
    }
  }
}
