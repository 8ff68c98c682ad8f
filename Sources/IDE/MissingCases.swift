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
  let patterns = missingPatterns(in: node, of: finding.location.file, file, snapshot)
  // A type that others may extend has no last case.
  let heads = patterns.isEmpty ? ["default:"] : patterns.map { "case \($0):" }
  let title =
    patterns.isEmpty
    ? "Add a 'default'"
    : patterns.count == 1 ? "Add a case for '\(patterns[0].dropFirst())'" : "Add the missing cases"
  let edit = branches(heads, behind: last, of: node, in: file)
  return Fix(title: title, edits: [TextEdit(Location(finding.location.file, edit.range), newText: edit.text)])
}

/// Each with a place to fill in, on lines of their own unless the switch has one line.
private func branches(
  _ heads: [String], behind last: SwitchStatement.Case, of node: SwitchStatement, in file: SourceFile
) -> (range: TextRange, text: String) {
  let end = file.lineStart(before: node.range.end - 1)
  guard end > last.range.start else {
    return (TextRange(last.range.end, last.range.end), heads.map { "; \($0) <#code#>" }.joined())
  }
  let start = file.lineStart(before: last.range.start)
  let space = file.string(TextRange(start, last.range.start))
  let indentation = space.allSatisfy({ $0 == " " || $0 == "\t" }) ? space : ""
  return (TextRange(end, end), heads.map { "\(indentation)\($0)\n\(indentation)  <#code#>\n" }.joined())
}

/// `.a`, or `.a(.b)` where the routes of an inner enum are missing alone.
private func missingPatterns(
  in node: SwitchStatement, of id: FileID, _ file: SourceFile, _ snapshot: Snapshot
) -> [String] {
  let occurrences = snapshot.index.occurrences(in: id)
  let named = node.cases.flatMap(\.items).map { item in
    (item: item.range, names: occurrences.filter { item.range.contains($0.range) && !$0.routes.isEmpty })
  }
  let outer = named.compactMap { $0.names.min { $0.range < $1.range } }
  // A written type says that what is switched over is none of our enums, but something that holds their values.
  guard let first = outer.first?.routes.first,
    named.allSatisfy({ $0.names.isEmpty || file.text[$0.item.start] == UInt8(ascii: ".") })
  else { return [] }
  let missing = siblings(of: first, snapshot).filter { name in
    !outer.contains { $0.routes.contains { $0.name == name } }
  }
  if !missing.isEmpty { return missing.map { "." + $0 } }
  for (item, names) in named where names.count > 1 {
    guard let inner = names.max(by: { $0.range < $1.range }), let route = inner.routes.first else { continue }
    let known = Set(named.flatMap(\.names).flatMap(\.routes).filter { $0.coordinator == route.coordinator }.map(\.name))
    let before = file.string(TextRange(item.start, inner.range.start))
    let after = file.string(TextRange(inner.range.end, item.end))
    let missing = siblings(of: route, snapshot).filter { !known.contains($0) }
    if !missing.isEmpty { return missing.map { before + $0 + after } }
  }
  return []
}

/// Names of the routes that are declared where this one is, in source order. Those that only some builds have, a branch
/// without a condition cannot name.
private func siblings(of id: RouteID, _ snapshot: Snapshot) -> [String] {
  if let place = snapshot.index.route(id)?.declarations.first, let type = enclosingType(of: place, snapshot),
    type.kind == .enum
  {
    return type.members.filter { $0.isCase && $0.head.conditions == type.head.conditions }.flatMap(\.declaredNames)
  }
  return snapshot.index.coordinator(id.coordinator)?.routes.map(\.name) ?? []
}

extension Occurrence {
  fileprivate var routes: [RouteID] {
    if case .routes(let ids) = symbol { ids } else { [] }
  }
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
