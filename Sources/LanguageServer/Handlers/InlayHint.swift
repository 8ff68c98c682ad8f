/// `textDocument/inlayHint`: behind a transition, what it shows.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import RouteGraph
import SourceText

private let inlayHintFeature = Feature(name: "inlayHint")

let inlayHintRow = RequestRow.document(
  "textDocument/inlayHint", feature: inlayHintFeature,
  advertise: capability("inlayHintProvider", member: "resolveProvider", true)
) { (parameters: LSP.RangeParameters, document) -> [LSP.InlayHint]? in
  let range = TextRange(document.offset(of: parameters.range.start), document.offset(of: parameters.range.end))
  let hints = inlayHints(in: range, of: document.file, in: document.snapshot)
  return hints.isEmpty ? nil : hints.map { $0.lsp(in: document) }
}

/// Adds the route's card as the tooltip.
let inlayHintResolveRow = RequestRow(
  method: "inlayHint/resolve", feature: inlayHintFeature,
  advertise: capability("inlayHintProvider", member: "resolveProvider", true),
  run: .aboutDocument { query, json throws(ResponseError) in
    guard var hint = json.objectValue, hint["position"]?.objectValue != nil else {
      throw ResponseError(.invalidParams, "An inlay hint is expected.")
    }
    guard let data = try? LSP.CompletionItemData(json.required("data")) else { return json }
    let card = query.folders(nearest: data.uri).lazy.compactMap {
      documentation(forCompletion: data.id, in: $0.snapshot)
    }.first
    guard let card else { return json }
    hint["tooltip"] = card.markup(query.client.hoverKind).json
    return .object(hint)
  })

extension InlayHint {
  fileprivate func lsp(in document: DocumentQuery) -> LSP.InlayHint {
    LSP.InlayHint(
      position: document.range(TextRange(offset, offset)).start,
      parts: [
        LSP.InlayHintPart(value: "→ "),
        LSP.InlayHintPart(
          value: target, tooltip: "\(route)", location: location.map(document.converter.location)),
      ] + (kind.map { [LSP.InlayHintPart(value: " (\($0))")] } ?? []),
      data: LSP.CompletionItemData(id: route.description, uri: document.uri))
  }
}
