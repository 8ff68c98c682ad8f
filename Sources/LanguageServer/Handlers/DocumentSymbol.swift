/// `textDocument/documentSymbol`: coordinators with their routes.

import IDE
import JSON
import LanguageServerProtocol

let documentSymbolRow = RequestRow.document(
  "textDocument/documentSymbol", feature: Feature(name: "documentSymbol", isOnBesideCompanion: false),
  advertise: capability("documentSymbolProvider")
) { (_: LSP.TextDocumentParameters, document) -> JSONValue? in
  let symbols = documentSymbols(in: document.file, of: document.snapshot)
  if document.client.supportsSymbolTrees { return symbols.map { tree($0, in: document) }.json }
  return symbols.flatMap { flattened($0, container: nil, in: document) }.json
}

/// As deep as the declarations nest, which the parser bounds.
private func tree(_ symbol: DocumentSymbol, in document: DocumentQuery) -> LSP.DocumentSymbol {
  LSP.DocumentSymbol(
    name: symbol.name, detail: symbol.detail, kind: kind(of: symbol), range: document.range(symbol.range),
    selectionRange: document.range(symbol.selectionRange), children: symbol.children.map { tree($0, in: document) })
}

private func flattened(
  _ symbol: DocumentSymbol, container: String?, in document: DocumentQuery
) -> [LSP.SymbolInformation] {
  let location = LSP.Location(uri: document.converter.uri(of: document.file), range: document.range(symbol.range))
  let own = LSP.SymbolInformation(
    name: symbol.name, kind: kind(of: symbol), location: location, containerName: container)
  return [own] + symbol.children.flatMap { flattened($0, container: symbol.name, in: document) }
}

private func kind(of symbol: DocumentSymbol) -> LSP.SymbolKind {
  switch symbol.kind {
  case .coordinator: .class
  case .route: .property
  }
}
