// T13 An empty group carries the destination.
import SwiftUI

final class T13Nav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ route: Step) { path.append(route) }
}
struct T13Root: View {
  @StateObject var nav = T13Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView()
      Group {}.navigationDestination(for: Step.self) { $0.view }
    }
  }
}
