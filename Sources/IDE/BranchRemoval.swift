/// The fix for a branch that is never taken, and what goes with a route that goes.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Takes away the branch for an action that nobody sends. It can be missed where the others are enough.
func handlerRemoval(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "dead-handler", let name = snapshot.file(finding.location.file)?.string(finding.location.range),
    let edit = branchRemoval(at: finding.location, switches(in: finding.location.file, snapshot), snapshot)
  else { return nil }
  return Fix(title: "Remove the branch for '\(name)'", edits: [edit])
}

/// What takes away the patterns that name a route; nil where something else names it.
func branchRemovals(
  of ids: [RouteID], named name: String, outside place: Location, _ snapshot: Snapshot
) -> [TextEdit]? {
  var edits: [TextEdit] = []
  for file in snapshot.files(naming: name) {
    let named = snapshot.index.occurrences(in: file).filter { occurrence in
      guard case .routes(let others) = occurrence.symbol, others.contains(where: ids.contains),
        occurrence.role != .factory, occurrence.role != .target
      else { return false }
      return file != place.file || !place.range.contains(occurrence.range)
    }
    if named.isEmpty { continue }
    let switches = switches(in: file, snapshot)
    for occurrence in named {
      guard let edit = branchRemoval(at: Location(file, occurrence.range), switches, snapshot) else { return nil }
      if !edits.contains(edit) { edits.append(edit) }
    }
  }
  return edits
}

private func branchRemoval(at place: Location, _ switches: [SwitchStatement], _ snapshot: Snapshot) -> TextEdit? {
  let around = switches.filter { node in
    node.cases.contains { $0.items.contains { $0.range.contains(place.range) } }
  }
  guard let node = around.min(by: { $0.range.length < $1.range.length }),
    let branch = node.cases.first(where: { $0.items.contains { $0.range.contains(place.range) } }),
    let index = branch.items.firstIndex(where: { $0.range.contains(place.range) }),
    let file = snapshot.file(place.file),
    // A branch that another falls into is more than the route's.
    !file.string(node.range).contains("fallthrough")
  else { return nil }
  let items = branch.items
  let range: TextRange?
  if items.count == 1 {
    // A switch without branches is none.
    guard node.cases.count > 1 else { return nil }
    range = linesWithComments(around: Location(place.file, branch.range), snapshot)
  } else if index > 0 {
    range = TextRange(items[index - 1].range.end, items[index].range.end)
  } else {
    range = TextRange(items[0].range.start, items[1].range.start)
  }
  return range.map { TextEdit(Location(place.file, $0), newText: "") }
}

private func switches(in file: FileID, _ snapshot: Snapshot) -> [SwitchStatement] {
  guard let facts = snapshot.facts(of: file) else { return [] }
  let visitor = SwitchVisitor()
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: file)
  return visitor.switches
}

private final class SwitchVisitor: CodeVisitor {
  private(set) var switches: [SwitchStatement] = []

  func visit(_ expression: Expression, at position: CodePosition) {}

  func visit(_ statement: Statement, at position: CodePosition) {
    if case .switch(let node) = statement { switches.append(node) }
  }
}
