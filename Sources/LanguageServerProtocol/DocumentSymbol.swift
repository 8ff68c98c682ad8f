/// `textDocument/documentSymbol`, as a tree or flat.

package import JSON

extension LSP {
  package enum SymbolKind: Int, Sendable {
    case `class` = 5
    case property = 7
    case `struct` = 23
    case event = 24
  }

  package struct DocumentSymbol: Hashable, Sendable {
    package var name: String
    package var detail: String?
    package var kind: SymbolKind
    package var range: Range
    package var selectionRange: Range
    package var children: [DocumentSymbol]

    package init(
      name: String, detail: String?, kind: SymbolKind, range: Range, selectionRange: Range, children: [DocumentSymbol]
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }
  }

  /// For clients without trees.
  package struct SymbolInformation: Hashable, Sendable {
    package var name: String
    package var kind: SymbolKind
    package var location: Location
    package var containerName: String?

    package init(name: String, kind: SymbolKind, location: Location, containerName: String?) {
      self.name = name
      self.kind = kind
      self.location = location
      self.containerName = containerName
    }
  }
}

extension ClientCapabilities {
  package var supportsSymbolTrees: Bool {
    supports("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
  }
}

extension LSP.DocumentSymbol: JSONWritable {
  package var json: JSONValue {
    .object(
      JSONObject([
        "name": .string(name),
        "detail": detail.map(JSONValue.string),
        "kind": .integer(kind.rawValue),
        "range": range.json,
        "selectionRange": selectionRange.json,
        "children": children.isEmpty ? nil : children.json,
      ]))
  }
}

extension LSP.SymbolInformation: JSONWritable {
  package var json: JSONValue {
    .object(
      JSONObject([
        "name": .string(name),
        "kind": .integer(kind.rawValue),
        "location": location.json,
        "containerName": containerName.map(JSONValue.string),
      ]))
  }
}
