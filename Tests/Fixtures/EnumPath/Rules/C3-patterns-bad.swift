// C3-patterns A pattern that takes apart more than a case carries. One name may stand for several payloads, several names
// for a tuple.
// rejected
import SwiftUI

typealias C3PatternPair = (Int, Int)
enum C3Pattern: Hashable {
  case number(Int), texts([String]), text(String?), named(id: Int, name: String), step(A), closed(C3PatternClosed)
}
struct C3PatternClosed: Hashable {}
enum C3PatternTuple: Hashable {
  case pair((Int, Int)), other(C3PatternPair)
  static func == (a: Self, b: Self) -> Bool { c3Tuples(a) == c3Tuples(b) }
  func hash(into hasher: inout Hasher) { hasher.combine(c3Tuples(self)) }
}
struct C3PatternRoot: View {
  @State var path: [C3Pattern] = []
  @State var other: [C3PatternTuple] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C3Pattern.self) { route in PlainView() }
    }
    NavigationStack(path: $other) {
      PlainView().navigationDestination(for: C3PatternTuple.self) { route in PlainView() }
    }
  }
}
func c3Number(_ route: C3Pattern) -> Bool {
  if case .number(let id, let name) = route { return true }
//         ^^^^^^ input-mismatch
  if case .number(id: let id) = route { return id == 1 }
  return false
}
func c3Texts(_ route: C3Pattern) -> Bool {
  if case .texts(let first, let last) = route { return true }
//         ^^^^^ input-mismatch
  if case .text(let text, _) = route { return true }
//         ^^^^ input-mismatch
  return false
}
func c3Closed(_ route: C3Pattern) -> Bool {
  if case .closed(let a, let b) = route { return true }
//         ^^^^^^ input-mismatch
  if case .named(let both) = route { return both.id == 1 }
  return false
}
func c3Tuples(_ route: C3PatternTuple) -> Bool {
  switch route {
  case .pair(let first, let second): first == second
  case .other(let first, let second): first == second
  }
}
