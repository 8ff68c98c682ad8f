// A value in the environment that may be called in several ways: with an action, or with what one of its cases carries.
// resolved: OverCallMove.push, -, -, OverCallMove.push.a.x, Step.b.x, OverCallMove.sheet.y
// unresolved:
import SwiftUI

enum OverCallSheet: Identifiable {
  case x, y
  var id: Self { self }
}
enum OverCallMove { case push(Step), sheet(OverCallSheet), back }
struct OverCallAction {
  let action: (OverCallMove) -> Void
  func callAsFunction(_ move: OverCallMove) { action(move) }
  func callAsFunction(to step: Step) { action(.push(step)) }
}
struct OverCallActionKey: EnvironmentKey { static var defaultValue: OverCallAction { OverCallAction { _ in } } }
extension EnvironmentValues {
  var overCallAction: OverCallAction {
    get { self[OverCallActionKey.self] }
    set { self[OverCallActionKey.self] = newValue }
  }
}
extension View {
  func onOverCall(_ action: @escaping (OverCallMove) -> Void) -> some View {
    environment(\.overCallAction, OverCallAction(action: action))
  }
}
struct OverCallRoot: View {
  @State private var path: [Step] = []
  @State private var sheet: OverCallSheet?
  var body: some View {
    NavigationStack(path: $path) { OverCallHome().navigationDestination(for: Step.self) { step in step.view } }
      .sheet(item: $sheet) { _ in PlainView() }
      .onOverCall { move in
        switch move {
        case .push(let step): path.append(step)
        case .sheet(let shown): sheet = shown
        case .back: path = []
        }
      }
  }
}
struct OverCallHome: View {
  @Environment(\.overCallAction) private var go
  var body: some View {
    Button("x") { go(.push(.a(.x))) }
    Button("b") { go(to: .b(.x)) }
    Button("y") { go(.sheet(.y)) }
    Button("back") { go(.back) }
  }
}
