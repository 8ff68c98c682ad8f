/// Rewriting a chain that says more than it must.

import Facts
import RouteGraph
import Semantics
package import SourceText

/// `r.coordinator.route(…)` is `r.route(…)`, wherever the router takes the call as well. What is offered has been tried: the
/// file's transitions are the same, and nothing else is found.
package func chainShortenings(touching range: TextRange, in file: FileID, of snapshot: Snapshot) -> [CodeAction] {
  guard let source = snapshot.file(file) else { return [] }
  let hops = snapshot.index.occurrences(in: file).filter { occurrence in
    guard case .place(let place) = occurrence.symbol, place.title.hasPrefix("coordinator: ") else { return false }
    return source.string(occurrence.range) == "coordinator"
  }
  guard !hops.isEmpty, let facts = snapshot.facts(of: file), facts.hasBodies else { return [] }
  let visitor = CallVisitor { $0.start <= range.end && range.start <= $0.end }
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: file)
  return hops.compactMap { hop -> CodeAction? in
    let start = hop.range.start - 1
    guard start >= 0, source.text[start] == UInt8(ascii: "."),
      visitor.calls.contains(where: { $0.callee.range.contains(hop.range) })
    else { return nil }
    let edit = TextEdit(Location(file, TextRange(start, hop.range.end)), newText: "")
    guard meansTheSame(edit, snapshot) else { return nil }
    return CodeAction(
      title: "Remove '.coordinator'", kind: .rewrite, finding: nil, edits: [edit], isPreferred: false)
  }
}

private func meansTheSame(_ edit: TextEdit, _ snapshot: Snapshot) -> Bool {
  let after = snapshot.updating(applying([edit], to: snapshot))
  let file = edit.location.file
  return transitions(of: file, after) == transitions(of: file, snapshot)
    && findings(after) == findings(snapshot)
}

/// Without their places, which the edit moves.
private func transitions(of file: FileID, _ snapshot: Snapshot) -> [[String?]] {
  snapshot.transitions.filter { $0.location.file == file }
    .map { [$0.dialect, $0.call, $0.receiver, $0.route, $0.status.rawValue] }
}

private func findings(_ snapshot: Snapshot) -> [String] {
  snapshot.diagnostics.map { "\($0.location.file) \($0.code) \($0.message)" }.sorted()
}
