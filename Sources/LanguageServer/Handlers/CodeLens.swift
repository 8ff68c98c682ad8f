/// `textDocument/codeLens`: how many ways lead to a route.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol

private let codeLensFeature = Feature(name: "codeLens")

let codeLensRow = RequestRow.document(
  "textDocument/codeLens", feature: codeLensFeature,
  advertise: capability("codeLensProvider", member: "resolveProvider", true)
) { (_: LSP.TextDocumentParameters, document) -> [LSP.CodeLens]? in
  let lenses = codeLenses(in: document.file, of: document.snapshot).map { lens in
    LSP.CodeLens(
      range: document.range(lens.range), data: LSP.CompletionItemData(id: lens.id, uri: document.uri))
  }
  return lenses.isEmpty ? nil : lenses
}

/// Adds the title, and the first place that leads there as what a click opens.
let codeLensResolveRow = RequestRow(
  method: "codeLens/resolve", feature: codeLensFeature,
  advertise: capability("codeLensProvider", member: "resolveProvider", true),
  run: .aboutDocument { query, json throws(ResponseError) in
    guard var lens = json.objectValue, lens["range"]?.objectValue != nil else {
      throw ResponseError(.invalidParams, "A code lens is expected.")
    }
    guard let data = try? LSP.CompletionItemData(json.required("data")) else { return json }
    for folder in query.folders(nearest: data.uri) {
      guard let title = codeLensTitle(of: data.id, in: folder.snapshot) else { continue }
      let place = title.places.first.map(folder.converter.location)
      // Editors show a title without a command as text.
      let command = place == nil ? "" : "signalbox.open"
      lens["command"] = LSP.Command(title: title.text, command: command, location: place).json
      return .object(lens)
    }
    return json
  })

extension Query {
  /// The folder of a document first.
  func folders(nearest uri: String) -> [FolderQuery] {
    let home = resolve(uri)?.folder
    return folders.filter { $0.id == home } + folders.filter { $0.id != home }
  }
}
