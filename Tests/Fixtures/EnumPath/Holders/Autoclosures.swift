// What an '@autoclosure' gives back is what is passed.
// hints: on
// resolved: LateStep.home, LateStep.item, LateStep.list
// unresolved:
import SwiftUI

enum LateStep: Hashable { case home, item(Int), list, logged }
final class LateNav: ObservableObject {
  @Published var path: [LateStep] = []
  func push(_ make: @autoclosure () -> LateStep) { path.append(make()) }
  func push(if isReady: Bool, _ make: @autoclosure () -> LateStep) { if isReady { path.append(make()) } }
  func later(_ make: @escaping @autoclosure () -> LateStep) { Task { self.path.append(make()) } }
}
func logLate(_ step: @autoclosure () -> LateStep) {}
struct LateRoot: View {
  @StateObject var nav = LateNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("home") { nav.push(.home) }
        Button("item") { nav.push(if: true, .item(1)) }
        Button("list") { nav.later(.list) }
        Button("log") { logLate(.logged) }
      }
      .navigationDestination(for: LateStep.self) { _ in PlainView() }
    }
  }
}
