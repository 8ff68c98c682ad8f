// C1 What an operator or a method of the workspace takes, the other operand and the path do not say.
import SwiftUI

enum C1OperatorStep: Hashable { case inner(C1OperatorInner), end }
enum C1OperatorInner: String { case x, y }
final class C1OperatorNav: ObservableObject {
  @Published var path: [C1OperatorStep] = []
  func next(_ step: C1OperatorStep) { path.append(step) }
}
struct C1OperatorRoot: View {
  @StateObject var nav = C1OperatorNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C1OperatorStep.self) { step in
        switch step {
        case .inner(.x): PlainView()
        case .inner(.y): PlainView()
        case .end: PlainView()
        }
      }
    }
  }
}
extension C1OperatorStep {
  static func == (step: C1OperatorStep, inner: C1OperatorInner) -> Bool { step == .inner(inner) }
  static func != (step: C1OperatorStep, inner: C1OperatorInner) -> Bool { step != .inner(inner) }
}
struct C1OperatorMatcher {
  static let deep = C1OperatorMatcher()
  static func depth(_ count: Int) -> C1OperatorMatcher { C1OperatorMatcher() }
}
func ~= (matcher: C1OperatorMatcher, step: C1OperatorStep) -> Bool { step != .end }
func + (path: [C1OperatorStep], inner: [C1OperatorInner]) -> [C1OperatorStep] { path + inner.map(C1OperatorStep.inner) }
func += (path: inout [C1OperatorStep], inner: C1OperatorInner) { path.append(.inner(inner)) }
func ?? (step: C1OperatorStep?, inner: C1OperatorInner) -> C1OperatorStep { step ?? .inner(inner) }
extension Array where Element == C1OperatorStep {
  mutating func append(_ inner: C1OperatorInner) { append(.inner(inner)) }
  mutating func insert(_ inner: C1OperatorInner, at index: Int) { insert(.inner(inner), at: index) }
}
func c1Operators(_ nav: C1OperatorNav, _ step: C1OperatorStep, _ last: C1OperatorStep?) {
  if step == .y || step != .x || step == C1OperatorInner.x { return }
  switch step {
  case .deep: nav.path.append(.y)
  case .depth(3): nav.path.append(C1OperatorInner.y)
  default: nav.path.insert(.y, at: 0)
  }
  if case .deep = step { nav.path += .y }
  nav.path = nav.path + [.y]
  nav.path = nav.path + [C1OperatorInner.x]
  nav.path += C1OperatorInner.x
  nav.next(last ?? C1OperatorInner.x)
}
