/// The routes and operations that are right at a cursor.

import Facts
package import RouteGraph
package import SourceText

/// A completion with its rank.
package struct RankedCompletion: Hashable, Sendable {
  package var item: CompletionItem
  /// Four digits: the order in which the list is shown.
  package var sortText: String
  /// Names the route for `documentation(forCompletion:in:)`.
  package var documentationID: String? { item.route?.description }
}

/// At most 200 items, best first.
package func completions(at offset: Int, in file: FileID, of snapshot: Snapshot) -> [RankedCompletion] {
  guard let source = snapshot.file(file), source.facts.hasBodies, offset <= source.text.count else { return [] }
  var start = max(0, offset)
  while start > 0, isNamePart(source.text[start - 1]) { start -= 1 }
  let lists = snapshot.analysis.completions(
    at: offset, in: file, text: source.text, prefixRange: TextRange(start, offset))
  return lists.joined().prefix(200).enumerated().map { index, item in
    let digits = String(index)
    return RankedCompletion(item: item, sortText: String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
  }
}

/// The hover card of a completed route; nil for an id that is no longer known.
package func documentation(forCompletion id: String, in snapshot: Snapshot) -> HoverCard? {
  guard let dot = id.lastIndex(of: ".") else { return nil }
  let route = RouteID(CoordinatorID(String(id[..<dot])), String(id[id.index(after: dot)...]))
  return snapshot.index.route(route).map { card(for: $0, at: .zero, snapshot) }
}

private func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
