// What is unwrapped under another name is checked where it is given.
// rejected
import SwiftUI

final class RenamedBadNav: ObservableObject {
  @Published var path: [Step] = []
  func show(_ step: Step?) { guard let next = step else { return }; path.append(next) }
}
struct RenamedBadRoot: View {
  @StateObject var nav = RenamedBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func renamedBad(_ nav: RenamedBadNav) {
  nav.show(.c)
//          ^ unknown-route
}
