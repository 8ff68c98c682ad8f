/// Rewriting a chain that says more than it must.

import Facts
import RouteGraph
import Semantics
package import SourceText

/// `r.coordinator.route(…)` is `r.route(…)` wherever the router takes the call as well, and `c.strongRouter.trigger(…)` is
/// `c.trigger(…)`. What is offered has been tried: the file's transitions are the same, and nothing else is found.
package func chainShortenings(touching range: TextRange, in file: FileID, of snapshot: Snapshot) -> [CodeAction] {
  guard let source = snapshot.file(file), let facts = snapshot.facts(of: file), facts.hasBodies else { return [] }
  let transitions = snapshot.transitions(of: file)
  let dialects = Set(transitions.map(\.dialect))
  let names = hops.filter { dialects.contains($0.key) }.flatMap(\.value).filter {
    WordSearch("." + $0).first(in: source.text) != nil
  }
  guard !names.isEmpty else { return [] }
  let visitor = CallVisitor { $0.start <= range.end && range.start <= $0.end }
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: file)
  var found: [CodeAction] = []
  let asking = visitor.calls.filter { call in transitions.contains { call.asks(for: $0) } }
  for hop in asking.flatMap({ members(of: $0.callee) }) where names.contains(hop.name) {
    let start = hop.nameRange.start - 1
    guard start >= 0, source.text[start] == UInt8(ascii: "."), hop.base != nil else { continue }
    let edit = TextEdit(Location(file, TextRange(start, hop.nameRange.end)), newText: "")
    let action = CodeAction(
      title: "Remove '.\(hop.name)'", kind: .rewrite, finding: nil, edits: [edit], isPreferred: false)
    if !found.contains(action), meansTheSame(edit, snapshot) { found.append(action) }
  }
  return found
}

/// Members that lead to another view of the same coordinator, by dialect.
private let hops = [
  "stinsen": ["coordinator"], "xcoordinator": ["strongRouter", "unownedRouter", "weakRouter"],
]

/// Those that a call's callee goes through, from the outside in; its own name is none.
private func members(of callee: Expression) -> [MemberExpression] {
  var found: [MemberExpression] = []
  guard case .member(let operation) = callee else { return found }
  var next = operation.base
  while case .member(let member)? = next {
    found.append(member)
    next = member.base
  }
  return found
}

extension CallExpression {
  /// Any other call may be of a method that the coordinator alone has, and no transition tells what it means.
  fileprivate func asks(for transition: Transition) -> Bool {
    guard case .member(let operation) = callee else { return false }
    return operation.name == transition.call && range.contains(transition.location.range)
  }
}

private func meansTheSame(_ edit: TextEdit, _ snapshot: Snapshot) -> Bool {
  let after = snapshot.updating(applying([edit], to: snapshot))
  let file = edit.location.file
  return transitions(of: file, after) == transitions(of: file, snapshot)
    && findings(after) == findings(snapshot)
}

/// Without their places, which the edit moves. In XCoordinator a coordinator and its routers are different types.
private func transitions(of file: FileID, _ snapshot: Snapshot) -> [[String?]] {
  snapshot.transitions(of: file).map {
    [$0.dialect, $0.call, $0.dialect == "xcoordinator" ? nil : $0.receiver, $0.route, $0.status.rawValue]
  }
}

extension Snapshot {
  /// In the order of the text.
  fileprivate func transitions(of file: FileID) -> [Transition] {
    analysis.answers.flatMap { $0.transitions[file] ?? [] }.sorted { ($0.location, $0.call) < ($1.location, $1.call) }
  }
}

private func findings(_ snapshot: Snapshot) -> [String] {
  snapshot.diagnostics.map { "\($0.location.file) \($0.code) \($0.message)" }.sorted()
}
