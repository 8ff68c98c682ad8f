/// The fix for a route that nothing leads to: takes its declaration away.

import RouteGraph
import SourceText

/// Only a declaration that has its lines for itself, and that nothing else names: its factory stays.
func routeRemoval(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "unused-route" || finding.code == "unreachable-route",
    case .routes(let ids)? = snapshot.index.occurrence(at: finding.location.range.start, in: finding.location.file)?
      .symbol,
    ids.count == 1, let route = ids.lazy.compactMap(snapshot.index.route).first, route.declarations.count == 1,
    let place = route.declarations.first, let extent = route.extents.first, place == finding.location,
    let lines = wholeLines(around: Location(place.file, extent), snapshot),
    !isNamed(route.id, outside: Location(place.file, extent), snapshot)
  else { return nil }
  return Fix(
    title: "Remove the route '\(route.name)'", edits: [TextEdit(Location(place.file, lines), newText: "")])
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

private func isNamed(_ id: RouteID, outside place: Location, _ snapshot: Snapshot) -> Bool {
  snapshot.fileIDs.contains { file in
    snapshot.index.occurrences(in: file).contains { occurrence in
      guard case .routes(let ids) = occurrence.symbol, ids.contains(id) else { return false }
      return file != place.file || !place.range.contains(occurrence.range)
    }
  }
}
