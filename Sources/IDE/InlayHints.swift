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
  package var kind: String
  /// The route, for its card.
  package var route: RouteID
}

/// For the transitions of a range, in source order. What leads somewhere unknown has none.
package func inlayHints(in range: TextRange, of file: FileID, in snapshot: Snapshot) -> [InlayHint] {
  let transitions = snapshot.analysis.answers.flatMap { $0.transitions[file] ?? [] }.filter {
    $0.status == .resolved && range.start <= $0.location.range.start && $0.location.range.end <= range.end
  }
  guard !transitions.isEmpty, let facts = snapshot.facts(of: file) else { return [] }
  let visitor = CallVisitor { call in
    transitions.contains { call.contains($0.location.range) }
  }
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: file)
  var seen = Set<InlayHint>()
  return transitions.compactMap { hint(for: $0, visitor.calls, snapshot) }.filter { seen.insert($0).inserted }
    .sorted { $0.offset < $1.offset }
}

private func hint(for transition: Transition, _ calls: [CallExpression], _ snapshot: Snapshot) -> InlayHint? {
  let place = transition.location
  guard case .routes(let ids)? = snapshot.index.occurrence(at: place.range.start, in: place.file)?.symbol,
    let route = ids.lazy.compactMap(snapshot.index.route).first,
    let target = route.targets.first, let name = target.name
  else { return nil }
  return InlayHint(
    offset: end(of: transition, calls), target: name, location: target.declarations.first, kind: route.kind,
    route: route.id)
}

/// Behind the call that the name is an argument of; else behind the call of the name; else behind the name. A deep link
/// is a call with many hops: each has its own.
private func end(of transition: Transition, _ calls: [CallExpression]) -> Int {
  let name = transition.location.range
  let called = calls.last { $0.callee.range.contains(name) }
  let passing =
    transition.call == "deepLink" ? nil : calls.last { $0.parentheses?.contains(name) ?? false }
  return passing?.range.end ?? called?.range.end ?? name.end
}
