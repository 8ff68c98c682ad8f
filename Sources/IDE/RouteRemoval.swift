/// The fix for a route that nothing leads to: takes its declaration away.

import Facts
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
    let range = listElement(place, extent, snapshot)
      ?? linesWithComments(around: Location(place.file, extent), snapshot),
    let branches = branchRemovals(of: ids, named: route.name, outside: Location(place.file, extent), snapshot),
    !isMentioned(route.name, outside: Location(place.file, extent), snapshot)
  else { return nil }
  return Fix(
    title: "Remove the route '\(route.name)'", edits: [TextEdit(Location(place.file, range), newText: "")] + branches)
}

/// Whether `.name` stands anywhere without a base, behind its type or in a key path, and without a known meaning: a pattern or
/// a step that nobody could place might mean the route.
private func isMentioned(_ name: String, outside place: Location, _ snapshot: Snapshot) -> Bool {
  let dot = UInt8(ascii: ".")
  let search = WordSearch("." + name)
  let type = Array((enclosingType(of: place, snapshot)?.name ?? "").utf8)
  func isMention(_ start: Int, in text: [UInt8]) -> Bool {
    let behind = text[(start + 1)...]
    if behind.dropFirst(name.utf8.count).first?.isNamePart == true { return false }
    let base = text[..<start].reversed().prefix { $0.isNamePart || $0 == dot }.reversed().map { $0 }
    let before = text[..<(start - base.count)].last
    if base.isEmpty { return before.map { !Array(")]?!".utf8).contains($0) } ?? true }
    return before == UInt8(ascii: "\\") || base.split(separator: dot).last.map(Array.init) == type
  }
  return snapshot.fileIDs.contains { id in
    guard let text = snapshot.file(id)?.text else { return false }
    var next = text.startIndex
    while let start = search.first(in: text, from: next) {
      next = start + 1
      let isIn = id == place.file && place.range.contains(TextRange(start, next))
      if !isIn, isMention(start, in: text), snapshot.index.occurrence(at: next, in: id) == nil { return true }
    }
    return false
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

/// The same with the comments above that are about the place alone: those of documentation, and others unless they may
/// head what follows, too, or are indented like the end of what is above.
func linesWithComments(around place: Location, _ snapshot: Snapshot) -> TextRange? {
  guard let file = snapshot.file(place.file), let range = wholeLines(around: place, snapshot) else { return nil }
  func text(_ line: Int) -> Substring {
    file.string(file.lines.contentRange(ofLine: line)).drop { $0 == " " || $0 == "\t" }
  }
  func indentation(_ line: Int) -> Substring {
    file.string(file.lines.contentRange(ofLine: line)).prefix { $0 == " " || $0 == "\t" }
  }
  let next = range.end < file.text.count ? text(file.lines.line(of: range.end)) : ""
  // Others that are documented, too, may stand below the same heading.
  let isOther = ["//", "/*"].contains { next.hasPrefix($0) } && !["///", "/**"].contains { next.hasPrefix($0) }
  let isLast = next.isEmpty || next.hasPrefix("}") || isOther
  var first = file.lines.line(of: range.start)
  let own = indentation(first)
  while first > 0 {
    let above = text(first - 1)
    let isPlain = above.hasPrefix("//") && !above.hasPrefix("// MARK") && indentation(first - 1) == own
    guard above.hasPrefix("///") || isLast && isPlain else { break }
    first -= 1
  }
  return TextRange(file.lines.contentRange(ofLine: first).start, range.end)
}
