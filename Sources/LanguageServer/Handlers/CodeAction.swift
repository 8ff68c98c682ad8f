/// `textDocument/codeAction`: what can be done about the findings at a place.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import RouteGraph
import SourceText

private let codeActionFeature = Feature(name: "codeAction")

let codeActionRow = RequestRow.document(
  "textDocument/codeAction", feature: codeActionFeature, advertise: advertiseCodeActions
) { (parameters: LSP.CodeActionParameters, document) -> JSONValue? in
  let range = TextRange(document.offset(of: parameters.range.start), document.offset(of: parameters.range.end))
  let kinds = Set(CodeAction.Kind.allCases.filter { parameters.wants($0.rawValue) })
  var actions: [LSP.CodeAction] = []
  if !kinds.isEmpty, document.client.supportsCodeActionLiterals {
    let offered = offeredActions(touching: range, kinds, in: document, triesLater: document.client.resolvesActionEdits)
    // All fixes of the file are of interest where one is, or to who asks for them.
    let isOfInterest = parameters.only != nil || offered.contains { $0.kind != .fixAll }
    actions = isOfInterest ? offered.map { lsp($0, in: document) } : []
  }
  // Merged by every editor, unlike definitions: where only the first server is asked for those, it does their job.
  if parameters.only == nil, document.client.supportsShowDocument, let command = openCommand(at: range.start, document)
  {
    actions.append(LSP.CodeAction(title: command.title, kind: nil, command: command))
  }
  guard !document.client.supportsCodeActionLiterals else { return actions.json }
  return actions.compactMap(\.command).json
}

/// Adds the edit. An action whose finding is gone comes back as it is; one that turns out to be wrong is an error.
let codeActionResolveRow = RequestRow(
  method: "codeAction/resolve", feature: codeActionFeature, advertise: advertiseCodeActions,
  run: .aboutDocument { query, json throws(ResponseError) in
    guard let title = json["title"]?.stringValue else {
      throw ResponseError(.invalidParams, "A code action is expected.")
    }
    guard let data = json["data"], let uri = data["uri"]?.stringValue, let document = query.document(uri),
      let start = data["start"]?.integerValue, let end = data["end"]?.integerValue
    else { return json }
    let find = { triesLater in
      offeredActions(
        touching: TextRange(start, end), Set(CodeAction.Kind.allCases), in: document, triesLater: triesLater
      )
      .first { lsp($0, in: document).data == data }
    }
    guard let action = find(false), var object = json.objectValue else {
      if find(true) == nil { return json }
      throw ResponseError(.requestFailed, "'\(title)' is not done: something else would be wrong then.")
    }
    object["edit"] = document.converter.workspaceEdit(action.edits, query.client).json
    return .object(object)
  })

/// Kinds mean nothing to a client that reads commands only.
private let advertiseCodeActions: Advertisement = { capabilities, client in
  guard client.supportsCodeActionLiterals else { return capabilities["codeActionProvider"] = true }
  capabilities["codeActionProvider"] = [
    "codeActionKinds": .array(CodeAction.Kind.allCases.map { .string($0.rawValue) }), "resolveProvider": true,
  ]
}

private func offeredActions(
  touching range: TextRange, _ kinds: Set<CodeAction.Kind>, in document: DocumentQuery, triesLater: Bool
) -> [CodeAction] {
  let findings = document.folder.findings(of: document.file)
  var actions: [CodeAction] = []
  if kinds.contains(.quickFix) {
    actions = codeActions(
      touching: range, in: document.file, of: document.snapshot, findings: findings, triesLater: triesLater)
  }
  if kinds.contains(.rewrite) {
    actions += chainShortenings(touching: range, in: document.file, of: document.snapshot)
  }
  if kinds.contains(.fixAll), let action = fixAll(in: document.file, of: document.snapshot, findings: findings) {
    actions.append(action)
  }
  return actions
}

private func lsp(_ action: CodeAction, in document: DocumentQuery) -> LSP.CodeAction {
  let range = action.finding?.location.range ?? action.edits.first?.location.range ?? .zero
  let waits = document.client.resolvesActionEdits
  return LSP.CodeAction(
    title: action.title, kind: action.kind.rawValue,
    diagnostic: action.finding.map { LSP.Diagnostic($0, document.converter, document.client) },
    isPreferred: action.isPreferred && document.client.supportsPreferredActions,
    edit: waits ? nil : document.converter.workspaceEdit(action.edits, document.client),
    data: waits
      ? [
        "version": 1, "uri": .string(document.uri), "title": .string(action.title),
        "code": (action.finding?.code).json, "start": .integer(range.start), "end": .integer(range.end),
      ] : nil)
}

private func openCommand(at offset: Int, _ document: DocumentQuery) -> LSP.Command? {
  guard let answer = definition(at: offset, in: document.file, of: document.snapshot),
    let target = answer.targets.first(where: { $0.role == .factory || $0.role == .handler }),
    target.location != Location(document.file, answer.origin)
  else { return nil }
  let name = document.source.string(answer.origin)
  return LSP.Command(
    title: "Open \(target.role.rawValue) of '\(name)'", command: "signalbox.open",
    location: document.converter.location(target.location))
}
