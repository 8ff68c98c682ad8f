/// From the core's completions to the protocol's.

package import IDE
package import JSON
import LanguageServerProtocol
import RouteGraph
package import SourceText

/// The item that a client with all label details would get, for the command line.
package func completionItemJSON(
  _ item: CompletionItem, in file: SourceFile, unit: ColumnUnit, snippets: Bool
) -> JSONValue {
  CompletionFormat(lines: file.lines, unit: unit, hasSnippets: snippets, hasLabelDetails: true, uri: nil)
    .item(item).json
}

/// What the client can show, asked once for a whole list.
struct CompletionFormat {
  let lines: LineIndex
  let unit: ColumnUnit
  let hasSnippets: Bool
  let hasLabelDetails: Bool
  /// Of the document, for resolving; nil if nothing will be resolved.
  let uri: String?

  func item(_ item: CompletionItem) -> LSP.CompletionItem {
    let details = [item.detail, item.description].compactMap { $0 }
    return LSP.CompletionItem(
      label: item.label,
      labelDetail: hasLabelDetails ? item.detail : nil,
      labelDescription: hasLabelDetails ? item.description : nil,
      kind: LSP.CompletionItemKind(item.kind),
      detail: hasLabelDetails || details.isEmpty ? nil : details.joined(separator: " "),
      sortText: item.sortText,
      filterText: item.filterText,
      isSnippet: hasSnippets && item.edit.snippet != item.edit.plain,
      textEdit: LSP.TextEdit(
        range: lines.range(item.edit.range, unit: unit),
        newText: hasSnippets ? item.edit.snippet : item.edit.plain),
      additionalTextEdits: item.additionalEdits.map {
        LSP.TextEdit(range: lines.range($0.location.range, unit: unit), newText: $0.newText)
      },
      data: data(of: item))
  }

  private func data(of item: CompletionItem) -> LSP.CompletionItemData? {
    guard let uri, let id = item.documentationID else { return nil }
    return LSP.CompletionItemData(id: id, uri: uri)
  }
}

extension LSP.CompletionItemKind {
  fileprivate init(_ kind: CompletionItem.Kind) {
    switch kind {
    case .route: self = .property
    case .enumCase: self = .enumMember
    case .operation, .factory: self = .method
    case .keyword: self = .keyword
    case .type: self = .class
    case .value: self = .value
    }
  }
}
