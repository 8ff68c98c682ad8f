// Values Every way to make, compare and match a route.
import SwiftUI
// extension statics and functions that make routes
extension Step {
  static func valuesDeep(_ n: Int) -> Step { .b(.item(id: n)) }
  static var valuesStart: Step { .a(.x) }
  init(values id: Int) { self = .b(.item(id: id)) }
  init?(values raw: String) { guard raw == "a" else { return nil }; self = .a(.y) }
  func valuesWith(_ a: A) -> Step { .a(a) }
}
func a2(_ nav: Nav) {
  nav.next(.valuesDeep(1))
  nav.next(.valuesStart)
  nav.next(.init(values: 1))
  nav.next(Step(values: 4))
  nav.next(.valuesStart.valuesWith(.x))
  if let s = Step(values: "a") { nav.next(s) }
  nav.next(Step.valuesDeep(3).valuesWith(.y))
  nav.next(Bool.random() ? .a(.x) : .b(.x))
  nav.next({ .a(.x) }())
  let chosen: Step = if Bool.random() { .a(.x) } else { .b(.x) }
  nav.next(chosen)
  let steps = [1, 2].map(Step.valuesDeep)
  steps.forEach(nav.next)
  steps.forEach { nav.next($0) }
  let pick = [Step.valuesStart, .valuesDeep(1)].first ?? .b(.x)
  nav.next(pick)
  switch pick {
  case .valuesStart: break
  default: break
  }
  let make: (Int) -> Step = { .b(.item(id: $0)) }
  nav.next(make(1))
  let f = B.item
  nav.next(.b(f(1)))
  nav.next(.b(B.item(id: 1)))
  var copy = nav.path
  copy.insert(.a(.x), at: 0)
  copy[0] = .b(.x)
  copy.replaceSubrange(0..<1, with: [.a(.x)])
  nav.path = copy
  nav.path = nav.path.filter { $0 != .a(.x) }
  nav.path[0] = .a(.y)
  nav.path = [.a(.x)] + nav.path
  nav.path.swapAt(0, 1)
  guard case .b(.item(let id)) = nav.path.last, id > 0 else { return }
  if nav.path.contains(.a(.x)) || nav.path.last == .b(.x) {}
  _ = nav.path.firstIndex(of: .a(.x))
  _ = id
}
extension Step {
  var valuesText: String {
    switch self {
    case .a(.x), .a(.y): "a"
    case .b(.x): "b"
    case .b(.item(id: let n)): "\(n)"
    }
  }
  var valuesNumber: Int? {
    guard case let .b(.item(id: n)) = self else { return nil }
    return n
  }
  var valuesIsA: Bool { if case .a = self { true } else { false } }
  var valuesIsEven: Bool {
    switch self {
    case .a(let v) where v == .x: return true
    case .a: return false
    case .b(let b):
      switch b {
      case .x: return true
      case .item(let n) where n % 2 == 0: return true
      case .item(id: _): return false
      }
    }
  }
  var valuesPair: Int {
    switch (self, valuesIsA) {
    case (.a, true): return 1
    case (.b(.x), _): return 2
    case (_, false): return 3
    case (.b(.item(let i)), true): return i
    }
  }
}
