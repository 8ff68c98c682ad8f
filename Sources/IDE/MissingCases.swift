/// The fix for a `switch` that leaves out routes: a branch for each, to fill in.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Which routes are missing follows from the patterns of the innermost `switch` at the finding.
func missingCases(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "non-exhaustive-switch", finding.fixes.isEmpty,
    let file = snapshot.file(finding.location.file), let node = innermostSwitch(at: finding.location, snapshot),
    node.range.length > 1, let last = node.cases.last
  else { return nil }
  let named = node.cases.flatMap(\.items).flatMap { item in
    snapshot.index.occurrences(in: finding.location.file).filter { item.range.contains($0.range) }
  }.flatMap { occurrence -> [RouteID] in
    if case .routes(let ids) = occurrence.symbol { ids } else { [] }
  }
  guard let owner = named.first?.coordinator, let coordinator = snapshot.index.coordinator(owner) else { return nil }
  let missing = coordinator.routes.filter { !named.contains($0.id) }
  guard !missing.isEmpty else { return nil }
  let start = file.lineStart(before: last.range.start)
  let space = file.string(TextRange(start, last.range.start))
  let indentation = space.allSatisfy({ $0 == " " || $0 == "\t" }) ? space : ""
  let branches = missing.map { "\(indentation)case .\($0.name):\n\(indentation)  <#code#>\n" }.joined()
  let end = file.lineStart(before: node.range.end - 1)
  guard end > last.range.start else { return nil }
  return Fix(
    title: missing.count == 1 ? "Add a case for '\(missing[0].name)'" : "Add the missing cases",
    edits: [TextEdit(Location(finding.location.file, TextRange(end, end)), newText: branches)])
}

private func innermostSwitch(at place: Location, _ snapshot: Snapshot) -> SwitchStatement? {
  guard let facts = snapshot.facts(of: place.file) else { return nil }
  let visitor = SwitchVisitor(place.range)
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: place.file)
  return visitor.innermost
}

private final class SwitchVisitor: CodeVisitor {
  private let range: TextRange
  private(set) var innermost: SwitchStatement?

  init(_ range: TextRange) { self.range = range }

  func visit(_ expression: Expression, at position: CodePosition) {}

  func visit(_ statement: Statement, at position: CodePosition) {
    // The finding is on the keyword or on the subject, never in a branch.
    if case .switch(let node) = statement, node.range.contains(range),
      node.cases.first.map({ range.end <= $0.range.start }) ?? true
    {
      innermost = node
    }
  }
}
