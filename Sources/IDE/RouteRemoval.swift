/// The fix for a route that nothing leads to: takes its declaration away.

import RouteGraph
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
    !isMentioned(route.name, outside: Location(place.file, extent), snapshot),
    unplacedUses(of: route.name, in: snapshot).isEmpty
  else { return nil }
  return Fix(
    title: "Remove the route '\(route.name)'", edits: [TextEdit(Location(place.file, range), newText: "")] + branches)
}

/// Whether `.name` stands anywhere without a base and without a known meaning: a pattern that nobody could place might mean
/// the route.
private func isMentioned(_ name: String, outside place: Location, _ snapshot: Snapshot) -> Bool {
  let wanted = Array(("." + name).utf8)
  return snapshot.fileIDs.contains { id in
    guard let text = snapshot.file(id)?.text else { return false }
    return text.ranges(of: wanted).contains { found in
      let isWhole = text[found.upperBound...].first.map(isNamePart) != true
      let hasBase = text[..<found.lowerBound].last.map { isNamePart($0) || Array(")]?!".utf8).contains($0) } == true
      let isIn = id == place.file && place.range.contains(TextRange(found.lowerBound, found.upperBound))
      return isWhole && !hasBase && !isIn && snapshot.index.occurrence(at: found.lowerBound + 1, in: id) == nil
    }
  }
}

/// What stands among others, with the comma behind it or in front of it; nil for what stands alone. The place is the part of
/// the extent that goes if it is the first.
func listElement(_ place: Location, _ extent: TextRange, _ snapshot: Snapshot) -> TextRange? {
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
func wholeLines(around place: Location, _ snapshot: Snapshot) -> TextRange? {
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
