/// `textDocument/signatureHelp`.

package import JSON

extension LSP {
  /// One signature, which is the active one.
  package struct SignatureHelp: JSONWritable, Hashable, Sendable {
    package var label: String
    package var documentation: MarkupContent?
    /// Parts of the label.
    package var parameters: [String]
    package var activeParameter: Int

    package init(label: String, documentation: MarkupContent?, parameters: [String], activeParameter: Int) {
      self.label = label
      self.documentation = documentation
      self.parameters = parameters
      self.activeParameter = activeParameter
    }

    package var json: JSONValue {
      let signature = JSONObject([
        "label": .string(label), "documentation": documentation?.json,
        "parameters": .array(parameters.map { ["label": .string($0)] }),
      ])
      return [
        "signatures": [.object(signature)], "activeSignature": 0, "activeParameter": .unsigned(activeParameter),
      ]
    }
  }
}

extension ClientCapabilities {
  package var signatureDocumentationKind: LSP.MarkupKind {
    markupKind(in: strings("textDocument", "signatureHelp", "signatureInformation", "documentationFormat"))
  }
}
