/// The fix for a route that nothing leads to: takes its declaration away.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Only a declaration that has its lines for itself or stands in a list of cases, and that nothing but branches for it
/// names: they go with it. Its factory stays.
func routeRemoval(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "unused-route" || finding.code == "unreachable-route",
    case .routes(let ids)? = snapshot.index.occurrence(at: finding.location.range.start, in: finding.location.file)?
      .symbol,
    let route = ids.lazy.compactMap(snapshot.index.route).first, route.declarations.count == 1,
    ids.allSatisfy({ snapshot.index.route($0)?.declarations == route.declarations }),
    let place = route.declarations.first, let extent = route.extents.first, place == finding.location,
    let range = listElement(place, extent, snapshot) ?? wholeLines(around: Location(place.file, extent), snapshot),
    let branches = branchRemovals(of: ids, outside: Location(place.file, extent), snapshot),
    unplacedUses(of: route.name, in: snapshot).isEmpty
  else { return nil }
  return Fix(
    title: "Remove the route '\(route.name)'", edits: [TextEdit(Location(place.file, range), newText: "")] + branches)
}

/// A case among others of one declaration, with the comma behind it or in front of it; nil for one that stands alone.
private func listElement(_ place: Location, _ extent: TextRange, _ snapshot: Snapshot) -> TextRange? {
  guard let text = snapshot.file(place.file)?.text, extent.end <= text.count else { return nil }
  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  let comma = UInt8(ascii: ",")
  if let next = text[extent.end...].firstIndex(where: { !isBlank($0) }), text[next] == comma {
    let end = text[(next + 1)...].firstIndex { !isBlank($0) } ?? text.count
    return TextRange(place.range.start, end)
  }
  guard let last = text[..<extent.start].lastIndex(where: { !isBlank($0) }), text[last] == comma else { return nil }
  return TextRange(last, extent.end)
}

/// The lines of a place, their ends included; nil where they hold something else.
private func wholeLines(around place: Location, _ snapshot: Snapshot) -> TextRange? {
  guard let file = snapshot.file(place.file) else { return nil }
  let first = file.lines.line(of: place.range.start)
  let last = file.lines.line(of: place.range.end)
  let start = file.lines.contentRange(ofLine: first).start
  let end = file.lines.contentRange(ofLine: last).end
  let around = file.string(TextRange(start, place.range.start)) + file.string(TextRange(place.range.end, end))
  guard around.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
  let next = last + 1 < file.lines.lineCount ? file.lines.contentRange(ofLine: last + 1).start : file.text.count
  return TextRange(start, next)
}

// MARK: Branches

/// What takes away the patterns that name a route; nil where something else names it.
private func branchRemovals(of ids: [RouteID], outside place: Location, _ snapshot: Snapshot) -> [TextEdit]? {
  var edits: [TextEdit] = []
  for file in snapshot.fileIDs {
    let named = snapshot.index.occurrences(in: file).filter { occurrence in
      guard case .routes(let others) = occurrence.symbol, others.contains(where: ids.contains),
        occurrence.role != .factory, occurrence.role != .target
      else { return false }
      return file != place.file || !place.range.contains(occurrence.range)
    }
    if named.isEmpty { continue }
    guard let facts = snapshot.facts(of: file) else { return nil }
    let visitor = SwitchVisitor()
    var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
    walker.walk(facts, of: file)
    for occurrence in named {
      guard let edit = branchRemoval(at: Location(file, occurrence.range), visitor.switches, snapshot) else { return nil }
      if !edits.contains(edit) { edits.append(edit) }
    }
  }
  return edits
}

private func branchRemoval(
  at place: Location, _ switches: [SwitchStatement], _ snapshot: Snapshot
) -> TextEdit? {
  let around = switches.filter { node in
    node.cases.contains { $0.items.contains { $0.range.contains(place.range) } }
  }
  guard let node = around.min(by: { $0.range.length < $1.range.length }),
    let branch = node.cases.first(where: { $0.items.contains { $0.range.contains(place.range) } }),
    let index = branch.items.firstIndex(where: { $0.range.contains(place.range) }), let file = snapshot.file(place.file),
    // A branch that another falls into is more than the route's.
    node.cases.count > 1, !file.string(node.range).contains("fallthrough")
  else { return nil }
  let items = branch.items
  let range: TextRange?
  if items.count == 1 {
    range = wholeLines(around: Location(place.file, branch.range), snapshot)
  } else if index > 0 {
    range = TextRange(items[index - 1].range.end, items[index].range.end)
  } else {
    range = TextRange(items[0].range.start, items[1].range.start)
  }
  return range.map { TextEdit(Location(place.file, $0), newText: "") }
}

private final class SwitchVisitor: CodeVisitor {
  private(set) var switches: [SwitchStatement] = []

  func visit(_ expression: Expression, at position: CodePosition) {}

  func visit(_ statement: Statement, at position: CodePosition) {
    if case .switch(let node) = statement { switches.append(node) }
  }
}
