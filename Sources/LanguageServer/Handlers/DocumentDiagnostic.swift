/// `textDocument/diagnostic`: the findings of one document, for clients that ask.

import JSON
import JSONRPC
import LanguageServerProtocol

let documentDiagnosticRow = RequestRow(
  method: "textDocument/diagnostic", advertise: advertisePulls, isServed: { $0.pullsDiagnostics },
  prepare: { server, json in
    if let document = try? LSP.TextDocumentParameters(json) { server.withdrawPublished(document.uri) }
  },
  run: .aboutDocument { query, json throws(ResponseError) in
    let parameters: LSP.DocumentDiagnosticParameters = try decoded(json)
    let previous = parameters.previousResultID
    // Of a document that is out of step, what was said last stays.
    if let previous, query.isSuspect(parameters.uri), previous.hasPrefix(query.session + "-") {
      return LSP.DiagnosticReport(resultID: previous, diagnostics: nil).json
    }
    return query.report(about: parameters.uri, since: previous).json
  })

let advertisePulls: Advertisement = capability(
  "diagnosticProvider",
  ["identifier": "signalbox", "interFileDependencies": true, "workspaceDiagnostics": true])

extension Query {
  fileprivate func report(about uri: String, since previous: String?) -> LSP.DiagnosticReport {
    let document = document(uri)
    let diagnostics = (document.map { $0.folder.findings(of: $0.file) } ?? []).map { finding in
      document.map { LSP.Diagnostic(finding, $0.converter, client) }
    }.compactMap { $0 }
    let id = resultID(diagnostics, of: uri, session: session)
    return LSP.DiagnosticReport(resultID: id, diagnostics: id == previous ? nil : diagnostics)
  }
}
