/// `textDocument/diagnostic` and `workspace/diagnostic`.

package import JSON

extension LSP {
  package struct DocumentDiagnosticParameters: DocumentParameters {
    package var uri: String
    package var previousResultID: String?

    package init(_ json: JSONValue) throws(InvalidParameters) {
      uri = try TextDocumentParameters(json).uri
      previousResultID = try json.optional("previousResultId")
    }
  }

  package struct WorkspaceDiagnosticParameters: JSONReadable, Sendable {
    /// Result ids by URI.
    package var previousResultIDs: [String: String]
    /// An integer or a string, if the result may come in parts.
    package var partialResultToken: JSONValue?

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let ids: [PreviousResult] = try json.optional("previousResultIds") ?? []
      previousResultIDs = Dictionary(ids.map { ($0.uri, $0.value) }) { _, last in last }
      partialResultToken = try json.optional("partialResultToken")
    }
  }

  private struct PreviousResult: JSONReadable {
    var uri: String
    var value: String

    init(_ json: JSONValue) throws(InvalidParameters) {
      uri = try json.required("uri")
      value = try json.required("value")
    }
  }

  /// What a document has to say, or that it is what it was.
  package struct DiagnosticReport: JSONWritable, Hashable, Sendable {
    package var resultID: String
    /// Nil: as before.
    package var diagnostics: [Diagnostic]?
    /// For a report about the workspace.
    package var uri: String?
    package var version: Int?

    package init(resultID: String, diagnostics: [Diagnostic]?, uri: String? = nil, version: Int? = nil) {
      self.resultID = resultID
      self.diagnostics = diagnostics
      self.uri = uri
      self.version = version
    }

    package var json: JSONValue {
      var object: JSONObject = [
        "kind": .string(diagnostics == nil ? "unchanged" : "full"), "resultId": .string(resultID),
      ]
      if let diagnostics { object["items"] = diagnostics.json }
      if let uri {
        object["uri"] = .string(uri)
        object["version"] = version.map(JSONValue.integer) ?? .null
      }
      return .object(object)
    }
  }
}

extension ClientCapabilities {
  package var pullsDiagnostics: Bool { value("textDocument", "diagnostic")?.objectValue != nil }
}
