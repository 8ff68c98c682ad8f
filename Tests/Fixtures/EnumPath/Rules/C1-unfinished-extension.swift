// C1 An extension of a protocol that is being typed may add the member.
// unfinished
import SwiftUI

enum C1TypedStep: String { case x, y }
struct C1TypedRoot: View {
  @State private var path: [C1TypedStep] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("first") { path.append(.first) }.navigationDestination(for: C1TypedStep.self) { step in
        switch step {
        case .x, .y: PlainView()
        }
      }
    }
  }
}
extension RawRepresentable where Self == C1TypedStep { static va]r first: C1TypedStep { .x } }
