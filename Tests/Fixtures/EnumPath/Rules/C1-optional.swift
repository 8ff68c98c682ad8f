// C1 Beside an optional route, `.none` and `.some` are the optional's.
import SwiftUI

enum C1OptionalStep: Hashable { case camera, call }
final class C1OptionalNav: ObservableObject {
  @Published var path: [C1OptionalStep] = []
  @Published var sheet: C1OptionalStep?
  func next(_ step: C1OptionalStep) { path.append(step) }
}
struct C1OptionalRoot: View {
  @StateObject var nav = C1OptionalNav()
  @State private var last: C1OptionalStep?
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Call") { nav.next(nav.path.last == .none ? .call : .camera) }
        .disabled(nav.sheet != .none || .some(.call) == nav.path.first || last == .none)
        .navigationDestination(for: C1OptionalStep.self) { _ in PlainView() }
    }
  }
}
