/// `completionItem/resolve`: adds the documentation of the route that the item's data names, where the client asks for it
/// its detail, and nothing else.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol

let completionResolveRow = RequestRow(
  method: "completionItem/resolve", feature: completionFeature,
  advertise: capability("completionProvider", member: "resolveProvider", true),
  run: .aboutDocument { query, json throws(ResponseError) in
    guard var item = json.objectValue, item["label"]?.stringValue != nil else {
      throw ResponseError(.invalidParams, "A completion item is expected.")
    }
    // An item of another server, or of a route that is gone, comes back as it is.
    guard let data = try? LSP.CompletionItemData(json.required("data")),
      let card = documentation(of: data, in: query)
    else { return json }
    let kind = query.client.completionDocumentationKind
    let markup = card.markup(kind ?? .plaintext)
    item["documentation"] = kind == nil ? .string(markup.value) : markup.json
    if item["detail"] == nil, query.client.resolvesCompletionDetails { item["detail"] = .string(card.title) }
    return .object(item)
  })

private func documentation(of data: LSP.CompletionItemData, in query: Query) -> HoverCard? {
  let home = query.resolve(data.uri)?.folder
  let folders = query.folders.filter { $0.id == home } + query.folders.filter { $0.id != home }
  return folders.lazy.compactMap { documentation(forCompletion: data.id, in: $0.snapshot) }.first
}
