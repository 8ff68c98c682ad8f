/// From findings to the protocol's diagnostics.

import LanguageServerProtocol
import RouteGraph
import SourceText

/// Where `workspace/textDocumentContent` says what a code means.
func explanationURI(of code: String) -> String { "signalbox:/explain/\(code).md" }

extension LSP.Diagnostic {
  /// Findings about what nobody needs; editors fade it.
  private static let unnecessaryCodes: Set<String> = [
    "dead-handler", "unreachable-coordinator", "unreachable-route", "unused-route", "unused-suppression",
  ]

  /// Optional members only where the client announced them.
  init(_ diagnostic: Diagnostic, _ converter: Converter, _ client: ClientCapabilities) {
    let isUnnecessary = Self.unnecessaryCodes.contains(diagnostic.code) && client.supports(.unnecessary)
    let related = client.supportsRelatedInformation ? diagnostic.related : []
    self.init(
      range: converter.range(diagnostic.location.range, in: diagnostic.location.file),
      severity: LSP.DiagnosticSeverity(diagnostic.severity),
      code: diagnostic.code,
      codeDescription: client.supportsCodeDescription ? explanationURI(of: diagnostic.code) : nil,
      source: "signalbox",
      message: diagnostic.message,
      tags: isUnnecessary ? [.unnecessary] : [],
      relatedInformation: related.map {
        LSP.DiagnosticRelatedInformation(location: converter.location($0.location), message: $0.message)
      })
  }
}

extension LSP.DiagnosticSeverity {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .information: self = .information
    case .hint: self = .hint
    }
  }
}
