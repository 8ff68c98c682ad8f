/// Behind each transition: what it shows, and how.

import Facts
package import RouteGraph
import Semantics
package import SourceText

package struct InlayHint: Hashable, Sendable {
  /// Where it stands.
  package var offset: Int
  /// What appears: `TodoScreen`.
  package var target: String
  /// The target's declaration.
  package var location: Location?
  /// `push`, `modal`, …
  package var kind: String?
  /// The route, for its card.
  package var route: RouteID
}

/// For the transitions of a range, in source order. What leads somewhere unknown has none.
package func inlayHints(in range: TextRange, of file: FileID, in snapshot: Snapshot) -> [InlayHint] {
  let transitions = snapshot.analysis.answers.flatMap { $0.transitions[file] ?? [] }.filter {
    $0.status == .resolved && range.start <= $0.location.range.start && $0.location.range.end <= range.end
  }
  guard !transitions.isEmpty, let facts = snapshot.facts(of: file) else { return [] }
  let visitor = PlaceVisitor(transitions.map(\.location.range))
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: file)
  var seen = Set<InlayHint>()
  return transitions.compactMap { hint(for: $0, visitor, snapshot) }.filter { seen.insert($0).inserted }
    .sorted { $0.offset < $1.offset }
}

private func hint(for transition: Transition, _ visitor: PlaceVisitor, _ snapshot: Snapshot) -> InlayHint? {
  let place = transition.location
  var ids: [RouteID] = []
  if case .routes(let own)? = snapshot.index.occurrence(at: place.range.start, in: place.file)?.symbol { ids = own }
  let named = ids.lazy.compactMap(snapshot.index.route).first
  // Of a route that carries another one, that is what appears.
  let isLeaf = named?.targets.first.map { $0.kind == .view } ?? false
  let leaf = isLeaf ? nil : transition.leaf.flatMap(snapshot.index.route)
  guard let route = leaf?.targets.isEmpty == false ? leaf : named, let target = route.targets.first,
    let name = target.name
  else { return nil }
  return InlayHint(
    offset: visitor.end(of: transition), target: name, location: target.declarations.first, kind: route.kind,
    route: route.id)
}

/// Collects what is around the names of transitions, outer things first.
private final class PlaceVisitor: CodeVisitor {
  private let names: [TextRange]
  private var calls: [CallExpression] = []
  private var closures: [TextRange] = []

  init(_ names: [TextRange]) { self.names = names }

  func visit(_ expression: Expression, at position: CodePosition) {
    switch expression {
    case .call(let call) where isAround(call.range): calls.append(call)
    case .closure(let closure) where isAround(closure.range): closures.append(closure.range)
    default: break
    }
  }

  private func isAround(_ range: TextRange) -> Bool { names.contains(where: range.contains) }

  /// Behind the call that the name is an argument of; else behind the call of the name, or of what stands right behind
  /// it; else behind the name. A deep link is a call with many hops, and so is a chain of steps: each has its own.
  func end(of transition: Transition) -> Int {
    let name = transition.location.range
    let called = calls.last { $0.callee.range.contains(name) && !isDeferred(name, inside: $0.callee.range) }
    let passing = transition.call == "deepLink" ? nil : calls.last { passes(name, to: $0) }
    if let called, let place = place(of: name, in: called.callee) {
      // The receiver of a call that is itself an argument.
      let isInside = passing?.parentheses?.contains(called.range) ?? true
      if isInside, place != .function { return place == .receiver ? called.range.end : name.end }
    }
    return passing?.range.end ?? called?.range.end ?? name.end
  }

  /// As an argument, and not as something that a closure among the arguments does later.
  private func passes(_ name: TextRange, to call: CallExpression) -> Bool {
    guard let parentheses = call.parentheses, parentheses.contains(name) else { return false }
    return !isDeferred(name, inside: parentheses)
  }

  private func isDeferred(_ name: TextRange, inside range: TextRange) -> Bool {
    closures.contains { range.contains($0) && $0.contains(name) }
  }

  private enum Place { case function, receiver, earlier }

  /// What a name is to a callee: `name(…)`, `name.select()`, `name.b.select()`.
  private func place(of name: TextRange, in callee: Expression) -> Place? {
    switch callee {
    case .name(let node): return node.nameRange.contains(name) ? .function : nil
    case .member(let node):
      if node.nameRange.contains(name) { return .function }
      switch node.base {
      case .member(let base)?: return base.nameRange.contains(name) ? .receiver : .earlier
      case .name(let base)?: return base.nameRange.contains(name) ? .receiver : .earlier
      default: return nil
      }
    default: return nil
    }
  }
}
