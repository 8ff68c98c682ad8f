// A modifier of the app puts what pushes into the environment: a function, a value that is called, an action.
// resolved: -, -, -, Step.a.x, ViewCallbackMove.push.a.y, Step.b.x
// unresolved:
import SwiftUI

struct ViewCallbackAction {
  typealias Action = (Step) -> Void
  let action: Action
  func callAsFunction(_ step: Step) { action(step) }
}
enum ViewCallbackMove { case push(Step), back }
struct ViewCallbackMover {
  let action: (ViewCallbackMove) -> Void
  func callAsFunction(_ move: ViewCallbackMove) { action(move) }
}
struct ViewCallbackActionKey: EnvironmentKey { static var defaultValue: ViewCallbackAction { ViewCallbackAction { _ in } } }
struct ViewCallbackMoverKey: EnvironmentKey { static var defaultValue: ViewCallbackMover { ViewCallbackMover { _ in } } }
struct ViewCallbackKey: EnvironmentKey { static var defaultValue: (Step) -> Void { { _ in } } }
extension EnvironmentValues {
  var viewAction: ViewCallbackAction {
    get { self[ViewCallbackActionKey.self] }
    set { self[ViewCallbackActionKey.self] = newValue }
  }
  var viewMover: ViewCallbackMover {
    get { self[ViewCallbackMoverKey.self] }
    set { self[ViewCallbackMoverKey.self] = newValue }
  }
  var viewCallback: (Step) -> Void {
    get { self[ViewCallbackKey.self] }
    set { self[ViewCallbackKey.self] = newValue }
  }
}
extension View {
  func onViewAction(_ action: @escaping ViewCallbackAction.Action) -> some View {
    environment(\.viewAction, ViewCallbackAction(action: action))
  }
  func onViewMove(_ move: @escaping (ViewCallbackMove) -> Void) -> some View {
    self.environment(\.viewMover, ViewCallbackMover(action: move))
  }
  func onViewCallback(_ callback: @escaping (Step) -> Void) -> some View { environment(\.viewCallback, callback) }
}
struct ViewCallbackRoot: View {
  @StateObject var nav = Nav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      ViewCallbackHome().navigationDestination(for: Step.self) { step in step.view }
    }
    .onViewAction { step in nav.path.append(step) }
    .onViewMove { move in
      switch move {
      case .push(let step): nav.path.append(step)
      case .back: nav.back()
      }
    }
    .onViewCallback { nav.path.append($0) }
  }
}
struct ViewCallbackHome: View {
  @Environment(\.viewAction) private var action
  @Environment(\.viewMover) private var move
  @Environment(\.viewCallback) private var callback
  var body: some View {
    VStack {
      Button("x") { action(.a(.x)) }
      Button("y") { move(.push(.a(.y))) }
      Button("back") { move(.back) }
      Button("b") { callback(.b(.x)) }
    }
  }
}
