/// `textDocument/completion`: the routes and operations that fit at the cursor.

import IDE
import JSON
import LanguageServerProtocol

let completionRow = RequestRow.document(
  "textDocument/completion", feature: completionFeature,
  advertise: capability("completionProvider", member: "triggerCharacters", [".", "(", "$"])
) { (parameters: LSP.PositionParameters, document) -> LSP.CompletionList? in
  let format = CompletionFormat(
    lines: document.source.lines, unit: document.converter.unit, hasSnippets: document.client.supportsSnippets,
    hasLabelDetails: document.client.supportsLabelDetails, uri: document.uri)
  var items = completions(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot)
  // The other server lists them already.
  if document.settings.hasCompanion { items.removeAll { $0.isBareName(hasSnippets: format.hasSnippets) } }
  return LSP.CompletionList(items: items.map(format.item))
}

let completionFeature = Feature(name: "completion")
