/// `textDocument/publishDiagnostics`.

package import JSON

extension LSP {
  package enum DiagnosticSeverity: Int, Sendable {
    case error = 1
    case warning, information, hint
  }

  package enum DiagnosticTag: Int, Sendable {
    case unnecessary = 1
    case deprecated
  }

  package struct DiagnosticRelatedInformation: Hashable, Sendable {
    package var location: Location
    package var message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// Optional members are set only where the client announced them.
  package struct Diagnostic: Hashable, Sendable {
    package var range: Range
    package var severity: DiagnosticSeverity
    package var code: String
    package var codeDescription: String?
    package var source: String
    package var message: String
    package var tags: [DiagnosticTag]
    package var relatedInformation: [DiagnosticRelatedInformation]

    package init(
      range: Range, severity: DiagnosticSeverity, code: String, codeDescription: String? = nil, source: String,
      message: String, tags: [DiagnosticTag] = [], relatedInformation: [DiagnosticRelatedInformation] = []
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.codeDescription = codeDescription
      self.source = source
      self.message = message
      self.tags = tags
      self.relatedInformation = relatedInformation
    }
  }

  package struct PublishDiagnosticsParameters: Hashable, Sendable {
    package var uri: String
    package var version: Int?
    package var diagnostics: [Diagnostic]

    package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }
}

extension ClientCapabilities {
  package var supportsRelatedInformation: Bool { supports("textDocument", "publishDiagnostics", "relatedInformation") }

  package var supportsDiagnosticVersion: Bool { supports("textDocument", "publishDiagnostics", "versionSupport") }

  package var supportsCodeDescription: Bool {
    supports("textDocument", "publishDiagnostics", "codeDescriptionSupport")
  }

  package func supports(_ tag: LSP.DiagnosticTag) -> Bool {
    let tags = value("textDocument", "publishDiagnostics", "tagSupport", "valueSet")?.arrayValue ?? []
    return tags.contains(.integer(tag.rawValue))
  }
}

extension LSP.Diagnostic: JSONWritable {
  package var json: JSONValue {
    .object(
      JSONObject([
        "range": range.json,
        "severity": .integer(severity.rawValue),
        "code": .string(code),
        "codeDescription": codeDescription.map { ["href": .string($0)] },
        "source": .string(source),
        "message": .string(message),
        "tags": tags.isEmpty ? nil : .array(tags.map { .integer($0.rawValue) }),
        "relatedInformation": relatedInformation.isEmpty ? nil : relatedInformation.json,
      ]))
  }
}

extension LSP.DiagnosticRelatedInformation: JSONWritable {
  package var json: JSONValue { ["location": location.json, "message": .string(message)] }
}

extension LSP.PublishDiagnosticsParameters: JSONWritable {
  package var json: JSONValue {
    .object(
      JSONObject([
        "uri": .string(uri), "version": version.map(JSONValue.integer), "diagnostics": diagnostics.json,
      ]))
  }
}
