/// `textDocument/definition`.

package import JSON

extension LSP {
  package struct LocationLink: Hashable, Sendable {
    package var originSelectionRange: Range
    package var target: Location

    package init(originSelectionRange: Range, target: Location) {
      self.originSelectionRange = originSelectionRange
      self.target = target
    }
  }
}

extension ClientCapabilities {
  package var supportsDefinitionLinks: Bool { supports("textDocument", "definition", "linkSupport") }
}

extension LSP.LocationLink: JSONWritable {
  package var json: JSONValue {
    [
      "originSelectionRange": originSelectionRange.json,
      "targetUri": .string(target.uri),
      "targetRange": target.range.json,
      "targetSelectionRange": target.range.json,
    ]
  }
}
