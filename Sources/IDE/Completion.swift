/// The routes and operations that are right at a cursor.

import Facts
package import RouteGraph
package import SourceText

package struct CompletionItem: Hashable, Sendable {
  package typealias Kind = CompletionProposal.Kind

  package struct Edit: Hashable, Sendable {
    /// The typed part of the name.
    package var range: TextRange
    /// With tab stops; equal to `plain` where there are none.
    package var snippet: String
    package var plain: String
  }

  package var label: String
  package var kind: Kind
  /// The input: `(UUID)`.
  package var detail: String?
  /// Kind and target: `push → TodoScreen`.
  package var description: String?
  package var filterText: String
  /// Four digits: the order in which the list is shown.
  package var sortText: String
  package var edit: Edit
  package var additionalEdits: [TextEdit]
  /// Names the route for `documentation(forCompletion:in:)`.
  package var documentationID: String?

  init(_ proposal: CompletionProposal, rank: Int) {
    label = proposal.label
    kind = proposal.kind
    detail = proposal.detail
    description = proposal.description
    filterText = proposal.filterText
    let digits = String(rank)
    sortText = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    edit = Edit(range: proposal.range, snippet: proposal.snippet, plain: proposal.plain)
    additionalEdits = proposal.additionalEdits
    documentationID = proposal.route?.description
  }
}

extension CompletionItem {
  /// A member's name, and nothing that a server for all of Swift would not say as well. A factory is written without the
  /// parentheses that it would offer.
  package func isBareName(hasSnippets: Bool) -> Bool {
    guard kind != .factory, detail == nil, description == nil, additionalEdits.isEmpty,
      !hasSnippets || edit.snippet == edit.plain
    else { return false }
    return (label.hasSuffix("()") ? label.dropLast(2) : label[...]).utf8.allSatisfy(\.isNamePart)
  }
}

/// At most 200 items, best first.
package func completions(at offset: Int, in file: FileID, of snapshot: Snapshot) -> [CompletionItem] {
  guard let source = snapshot.file(file), snapshot.facts(of: file)?.hasBodies == true, offset <= source.text.count
  else { return [] }
  var start = max(0, offset)
  while start > 0, source.text[start - 1].isNamePart { start -= 1 }
  let lists = snapshot.analysis.completions(
    at: offset, in: file, text: source.text, prefixRange: TextRange(start, offset))
  return lists.joined().prefix(200).enumerated().map { CompletionItem($1, rank: $0) }
}

/// The hover card of a completed route; nil for an id that is no longer known.
package func documentation(forCompletion id: String, in snapshot: Snapshot) -> HoverCard? {
  guard let dot = id.lastIndex(of: ".") else { return nil }
  let route = RouteID(CoordinatorID(String(id[..<dot])), String(id[id.index(after: dot)...]))
  snapshot.workOutCards(withFindings: false)
  return snapshot.index.route(route).map { card(for: $0, at: .zero, snapshot) }
}
