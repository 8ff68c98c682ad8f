// The environment holds what pushes a route: a function, or a value that is called like one.
// resolved: -, -, Step.a.x, Step.a.y, Step.b.x, Step.b.item
// unresolved:
import SwiftUI

struct EnvironmentCallbackRoot: View {
  @StateObject var nav = Nav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        OpenByAction()
        OpenByFunction()
      }
      .navigationDestination(for: Step.self) { step in step.view }
    }
    .environment(\.openStep, OpenStep { step in nav.path.append(step) })
    .environment(\.routed, Routed(nav: nav))
    .environment(\.onStep) { step in nav.next(step) }
    .environment(\.onLog) { step in print(step) }
  }
}
struct OpenByAction: View {
  @Environment(\.openStep) private var open
  @Environment(\.routed) private var routed
  var body: some View {
    VStack {
      Button("x") { open(.a(.x)) }
      Button("y") { self.open(.a(.y)) }
      Button("b") { routed(to: .b(.x)) }
    }
  }
}
struct OpenByFunction: View {
  @Environment(\.onStep) private var onStep
  @Environment(\.onLog) private var onLog
  var body: some View {
    VStack {
      Button("item") { onStep(.b(.item(id: 1))) }
      Button("log") { onLog(.a(.x)) }
    }
  }
}

struct OpenStep {
  typealias Action = (Step) -> Void
  let action: Action
  func callAsFunction(_ step: Step) { action(step) }
}
struct Routed {
  let nav: Nav
  func callAsFunction(to step: Step) { nav.next(step) }
}
struct OpenStepKey: EnvironmentKey { static var defaultValue: OpenStep { OpenStep { _ in } } }
struct RoutedKey: EnvironmentKey { static var defaultValue: Routed { Routed(nav: Nav()) } }
struct OnStepKey: EnvironmentKey { static var defaultValue: (Step) -> Void { { _ in } } }
extension EnvironmentValues {
  var openStep: OpenStep {
    get { self[OpenStepKey.self] }
    set { self[OpenStepKey.self] = newValue }
  }
  var routed: Routed {
    get { self[RoutedKey.self] }
    set { self[RoutedKey.self] = newValue }
  }
  var onStep: (Step) -> Void {
    get { self[OnStepKey.self] }
    set { self[OnStepKey.self] = newValue }
  }
  var onLog: (Step) -> Void {
    get { self[OnStepKey.self] }
    set { self[OnStepKey.self] = newValue }
  }
}
