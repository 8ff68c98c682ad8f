/// `textDocument/documentLink`: each route's name leads to its factory, for clients that ask one server for definitions.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol

let documentLinkFeature = Feature(name: "documentLink", isOnByDefault: false)

let documentLinkRow = RequestRow.document(
  "textDocument/documentLink", feature: documentLinkFeature,
  advertise: capability("documentLinkProvider", member: "resolveProvider", true)
) { (_: LSP.TextDocumentParameters, document) -> [LSP.DocumentLink]? in
  let links = documentLinks(in: document.file, of: document.snapshot).map { link in
    let target = document.converter.location(link.target)
    let start = target.range.start
    return LSP.DocumentLink(
      range: document.range(link.range), target: "\(target.uri)#L\(start.line + 1),\(start.character + 1)",
      tooltip: document.client.supportsLinkTooltips ? link.tooltip : nil)
  }
  return links.isEmpty ? nil : links
}

/// A link is whole when it is made; some clients resolve it nevertheless.
let documentLinkResolveRow = RequestRow(
  method: "documentLink/resolve", feature: documentLinkFeature,
  advertise: capability("documentLinkProvider", member: "resolveProvider", true),
  run: .aboutDocument { _, json throws(ResponseError) in
    guard json["range"]?.objectValue != nil else {
      throw ResponseError(.invalidParams, "A document link is expected.")
    }
    return json
  })
