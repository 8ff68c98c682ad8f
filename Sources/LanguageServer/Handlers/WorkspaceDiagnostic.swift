/// `workspace/diagnostic`: the findings of all files, held open until there is something new.

import JSON
import JSONRPC
import LanguageServerProtocol
import RouteGraph
import SourceText

let workspaceDiagnosticRow = RequestRow(
  method: "workspace/diagnostic", advertise: advertisePulls, isServed: { $0.pullsDiagnostics },
  run: .held { server, ticket, json throws(ResponseError) in
    let parameters: LSP.WorkspaceDiagnosticParameters = try decoded(json)
    server.pullWorkspace(HeldPull(ticket: ticket, parameters: parameters))
  })

/// A question about the workspace whose answer would be that nothing is new.
struct HeldPull: Sendable {
  var ticket: RequestTicket
  var parameters: LSP.WorkspaceDiagnosticParameters
}

extension Server {
  mutating func pullWorkspace(_ pull: HeldPull) {
    hasPulledWorkspace = true
    // What was published so far is in the answer, and no diagnostic appears twice.
    publishDiagnostics()
    if answer(pull) { return }
    heldPulls.append(pull)
    if phase == .shutDown { cancelHeldPulls() }
  }

  /// What comes from now on changes nothing.
  mutating func cancelHeldPulls() {
    for pull in heldPulls { respond(to: pull.ticket, .failure(.cancelled)) }
    heldPulls = []
  }

  /// Something may be new.
  mutating func releasePulls() {
    let held = heldPulls.filter { !$0.ticket.isAnswered }
    heldPulls = []
    for pull in held where !answer(pull) { heldPulls.append(pull) }
  }

  /// False where there is nothing to say that the client does not know.
  private mutating func answer(_ pull: HeldPull) -> Bool {
    let reports = query().reports(since: pull.parameters.previousResultIDs)
    let isFirst = pull.parameters.previousResultIDs.isEmpty
    guard isFirst || reports.contains(where: { $0.diagnostics != nil }) else { return false }
    var items = reports
    if let token = pull.parameters.partialResultToken, !items.isEmpty {
      notify("$/progress", LSP.ProgressParameters(token: token, value: ["items": items.json]))
      items = []
    }
    respond(to: pull.ticket, .success(["items": items.json]))
    return true
  }
}

extension Query {
  /// About every file that has findings or had some when the client asked last.
  fileprivate func reports(since previous: [String: String]) -> [LSP.DiagnosticReport] {
    var reports: [LSP.DiagnosticReport] = []
    var seen = Set<String>()
    for folder in folders {
      let found = Dictionary(grouping: folder.findings, by: \.location.file)
      for file in Set(found.keys).union(folder.converter.openURIs.keys).sorted() {
        let uri = folder.converter.uri(of: file)
        guard !isSuspect(uri) else { continue }
        let diagnostics = (found[file] ?? []).map { LSP.Diagnostic($0, folder.converter, client) }
        let id = resultID(diagnostics, of: uri, session: session)
        seen.insert(uri)
        // A clean document that the client knows nothing about needs no report.
        if diagnostics.isEmpty, previous[uri] == nil { continue }
        reports.append(
          LSP.DiagnosticReport(
            resultID: id, diagnostics: previous[uri] == id ? nil : diagnostics, uri: uri,
            version: folder.converter.openVersions[file]))
      }
    }
    for (uri, id) in previous.sorted(by: { $0.key < $1.key }) where !seen.contains(uri) && !isSuspect(uri) {
      let empty = resultID([], of: uri, session: session)
      reports.append(LSP.DiagnosticReport(resultID: empty, diagnostics: id == empty ? nil : [], uri: uri))
    }
    return reports
  }
}
