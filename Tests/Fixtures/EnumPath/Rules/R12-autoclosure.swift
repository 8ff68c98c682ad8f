// R12 What an '@autoclosure' is by default.
// hints: on
import SwiftUI

enum R12Late: Hashable { case home, other }
final class R12LateNav: ObservableObject {
  @Published var path: [R12Late] = []
  func push(_ make: @autoclosure () -> R12Late = .home) { path.append(make()) }
  func later(_ make: () -> R12Late = { .other }) { path.append(make()) }
}
struct R12LateRoot: View {
  @StateObject var nav = R12LateNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("home") {
        nav.push()
        nav.later()
      }
      .navigationDestination(for: R12Late.self) { _ in PlainView() }
    }
  }
}
