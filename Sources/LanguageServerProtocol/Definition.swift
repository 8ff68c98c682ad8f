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
  package var supportsDefinitionLinks: Bool { supportsLinks(to: "definition") }

  /// `what`: `definition`, `declaration`, `typeDefinition` or `implementation`.
  package func supportsLinks(to what: String) -> Bool { supports("textDocument", what, "linkSupport") }
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
