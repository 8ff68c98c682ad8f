/// The one table of what is served. Capabilities are derived from it, and `protocol/methods.json` is held equal to it.

import JSON
import JSONRPC
import LanguageServerProtocol

/// Every request but `initialize`.
let requestTable: [RequestRow] = [
  codeActionRow,
  codeActionResolveRow,
  codeLensRow,
  codeLensResolveRow,
  completionRow,
  completionResolveRow,
  declarationRow,
  definitionRow,
  documentDiagnosticRow,
  documentHighlightRow,
  documentLinkRow,
  documentLinkResolveRow,
  documentSymbolRow,
  executeCommandRow,
  hoverRow,
  implementationRow,
  incomingCallsRow,
  inlayHintRow,
  inlayHintResolveRow,
  outgoingCallsRow,
  pathRow,
  prepareCallHierarchyRow,
  prepareRenameRow,
  prepareTypeHierarchyRow,
  referencesRow,
  renameRow,
  routeGraphRow,
  shutdownRow,
  signatureHelpRow,
  statusRow,
  subtypesRow,
  supertypesRow,
  synchronizeRow,
  textDocumentContentRow,
  typeDefinitionRow,
  workspaceDiagnosticRow,
  workspaceSymbolRow,
]

/// Every notification but `exit`.
let notificationTable: [NotificationRow] = [
  cancelRow,
  didChangeConfigurationRow,
  didChangeRow,
  didChangeWatchedFilesRow,
  didChangeWorkspaceFoldersRow,
  didCloseRow,
  didOpenRow,
  didSaveRow,
  initializedRow,
  progressCancelRow,
  setTraceRow,
]

/// Adds to the server's capabilities what the client can read.
typealias Advertisement = @Sendable (inout JSONObject, ClientCapabilities) -> Void

struct RequestRow: Sendable {
  typealias OnLoop = @Sendable (inout Server, JSONValue) throws(ResponseError) -> JSONValue
  typealias OnSnapshot = @Sendable (Query, JSONValue) throws(ResponseError) -> JSONValue

  enum Run: Sendable {
    /// At once, with the state of the server.
    case onLoop(OnLoop)
    /// The same, but not before all that is under way has settled.
    case whenSettled(OnLoop)
    /// On a worker, about one document.
    case aboutDocument(OnSnapshot)
    /// On a worker, about all folders: not before they were compared with the disk.
    case aboutWorkspace(OnSnapshot)
    /// On the loop, once there is an index; the answer may come later.
    case held(Held)
    /// As the command that the parameters name.
    case command
  }

  typealias Held = @Sendable (inout Server, RequestTicket, JSONValue) throws(ResponseError) -> Void

  var method: String
  var feature: Feature?
  /// Nil where the protocol has no capability for it.
  var advertise: Advertisement?
  /// Whether clients that announce this are served.
  var isServed: @Sendable (ClientCapabilities) -> Bool = { _ in true }
  /// On the loop, when the request comes: what the client is to know before the answer.
  var prepare: (@Sendable (inout Server, JSONValue) -> Void)?
  var run: Run

  /// Says nothing: what a feature answers that was advertised and then switched off.
  func emptyAnswer(_ params: JSONValue) -> JSONValue { method.hasSuffix("/resolve") ? params : .null }
}

struct NotificationRow: Sendable {
  var method: String
  var advertise: Advertisement?
  var run: @Sendable (inout Server, JSONValue) throws(InvalidParameters) -> Void
}

extension RequestRow {
  /// About one document; null where there is nothing to say, also about a document that is not ours.
  static func document<Parameters: LSP.DocumentParameters, Answer: JSONWritable & SendableMetatype>(
    _ method: String, feature: Feature, advertise: @escaping Advertisement,
    isServed: @escaping @Sendable (ClientCapabilities) -> Bool = { _ in true },
    _ answer: @escaping @Sendable (Parameters, DocumentQuery) -> Answer?
  ) -> RequestRow {
    RequestRow(
      method: method, feature: feature, advertise: advertise, isServed: isServed,
      run: .aboutDocument { query, json throws(ResponseError) in
        let parameters: Parameters = try decoded(json)
        return query.document(parameters.uri).flatMap { answer(parameters, $0) }.json
      })
  }

  /// About the whole workspace, asked at a place in a document.
  static func workspace<Parameters: LSP.DocumentParameters, Answer: JSONWritable & SendableMetatype>(
    _ method: String, feature: Feature, advertise: @escaping Advertisement,
    _ answer: @escaping @Sendable (Parameters, DocumentQuery) -> Answer?
  ) -> RequestRow {
    var row = document(method, feature: feature, advertise: advertise, answer)
    if case .aboutDocument(let run) = row.run { row.run = .aboutWorkspace(run) }
    return row
  }
}

/// Parameters of a request, or the error that says what is wrong with them.
func decoded<Parameters: JSONReadable>(_ json: JSONValue) throws(ResponseError) -> Parameters {
  do {
    return try Parameters(json)
  } catch {
    throw ResponseError(.invalidParams, error.message)
  }
}

/// What the rows advertise, and what the protocol wants to know besides.
func serverCapabilities(
  requests: [RequestRow], notifications: [NotificationRow], encoding: LSP.PositionEncoding,
  for client: ClientCapabilities
) -> JSONObject {
  var capabilities: JSONObject = ["positionEncoding": .string(encoding.rawValue)]
  for row in notifications { row.advertise?(&capabilities, client) }
  for row in requests { row.advertise?(&capabilities, client) }
  return capabilities
}

/// Sets one capability.
func capability(_ name: String, _ value: JSONValue = true) -> Advertisement {
  { capabilities, _ in capabilities[name] = value }
}

/// Sets one member of a capability that several rows make up.
func capability(_ name: String, member: String, _ value: JSONValue) -> Advertisement {
  { capabilities, _ in
    var object = capabilities[name]?.objectValue ?? JSONObject()
    object[member] = value
    capabilities[name] = .object(object)
  }
}
