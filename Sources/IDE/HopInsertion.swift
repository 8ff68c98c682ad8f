/// The fix for a chain that stops short: the hops in between.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Writes the shortest chain to the route's owner in front of the call, one that switches no root if there is such a
/// one. Nil where there is none, or where it needs values that nobody knows.
func hopInsertion(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "broken-chain", finding.fixes.isEmpty, finding.dialect == "stinsen",
    let transition = transition(at: finding.location, snapshot), let receiver = transition.receiver,
    let declared = finding.related.first?.location, let owner = owner(ofRouteAt: declared, snapshot),
    let start = operationStart(at: finding.location, snapshot)
  else { return nil }
  let chains = allPaths(from: receiver, to: owner, in: snapshot).map(\.steps)
  let calm = chains.first { !$0.contains(where: \.switchesRoot) }
  guard let steps = calm ?? chains.first else { return nil }
  let codes = steps.map(\.code).filter { !$0.isEmpty }
  guard !codes.isEmpty, codes.allSatisfy({ !$0.contains("<#") }) else { return nil }
  let place = Location(finding.location.file, TextRange(start, start))
  return Fix(
    title: "Insert '.\(codes.joined(separator: "."))'",
    edits: [TextEdit(place, newText: codes.joined(separator: ".") + ".")],
    // Who has another way, or would lose what is on the screen, is to choose.
    isPreferred: chains.count == 1 && calm != nil)
}

extension PathStep {
  fileprivate var switchesRoot: Bool { transition == "root" }
}

/// The transition whose route's name stands there.
func transition(at place: Location, _ snapshot: Snapshot) -> Transition? {
  snapshot.analysis.answers.lazy.flatMap { $0.transitions[place.file] ?? [] }.first { $0.location == place }
}

private func owner(ofRouteAt place: Location, _ snapshot: Snapshot) -> String? {
  guard case .routes(let ids)? = snapshot.index.occurrence(at: place.range.start, in: place.file)?.symbol else {
    return nil
  }
  return ids.first?.coordinator.qualifiedName
}

/// Where the name of the operation begins in the innermost call that names the route.
private func operationStart(at place: Location, _ snapshot: Snapshot) -> Int? {
  guard let facts = snapshot.facts(of: place.file) else { return nil }
  let visitor = CallVisitor { $0.contains(place.range) }
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: place.file)
  let call = visitor.calls.last { $0.parentheses?.contains(place.range) ?? false }
  guard case .member(let member)? = call?.callee else { return nil }
  return member.nameRange.start
}
