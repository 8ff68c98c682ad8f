// A path that a function lends to a closure: who appends there pushes. What is lent something else does not.
// resolved: Step.a.x, Step.b.x, Step.a.y
// unresolved:
import SwiftUI

enum LentTab { case first, second }
final class LentNav: ObservableObject {
  @Published var first: [Step] = []
  @Published var second: [Step] = []
  private var seen: Set<Step> = []
  func push(_ step: Step, on tab: LentTab) { change(tab) { path in path.append(step) } }
  func push(_ step: Step) { push(step, on: .first) }
  func brief(_ step: Step) { self.change(.second) { $0.append(step) } }
  func note(_ step: Step) { keep { $0.insert(step) } }
  func back(on tab: LentTab) { change(tab) { path in _ = path.popLast() } }
  private func change(_ tab: LentTab, _ body: (inout [Step]) -> Void) {
    switch tab {
    case .first: body(&first)
    case .second: body(&second)
    }
  }
  private func keep(_ body: (inout Set<Step>) -> Void) { body(&seen) }
}
struct LentRoot: View {
  @StateObject var nav = LentNav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.first) { PlainView().navigationDestination(for: Step.self) { $0.view } }
      NavigationStack(path: $nav.second) { PlainView().navigationDestination(for: Step.self) { $0.view } }
    }
  }
}
func lent(_ nav: LentNav) {
  nav.push(.a(.x), on: .second)
  nav.push(.b(.x))
  nav.brief(.a(.y))
  nav.note(.b(.item(id: 1)))
}
