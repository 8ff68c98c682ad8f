/// `initialize`: what both sides agree on.

import JSON
import JSONRPC
import LanguageServerProtocol

extension Server {
  mutating func initialize(_ id: RequestID, _ params: JSONValue) -> Result<JSONValue, ResponseError> {
    let parameters: LSP.InitializeParameters
    do throws(ResponseError) {
      parameters = try decoded(params)
    } catch {
      return .failure(error)
    }
    client = parameters.capabilities
    parent.processID = parameters.processID ?? parent.processID
    trace = parameters.trace
    applySettings(parameters.options ?? .null)
    // It came before there was a file to write it to.
    wireTrace.received(.request(id: id, method: "initialize", params: params))
    let encoding = client.positionEncoding
    unit = encoding.unit
    let rows = requestTable.filter { $0.isServed(client) && $0.feature.map(settings.isEnabled) ?? true }
    requests = Dictionary(uniqueKeysWithValues: rows.map { ($0.method, $0) })
    addFolders(parameters.folders)
    workers.start()
    phase = .running
    let capabilities = serverCapabilities(requests: rows, notifications: notificationTable, encoding: encoding)
    return .success(
      LSP.InitializeResult(
        capabilities: capabilities, serverName: "signalbox", serverVersion: options.version
      ).json)
  }

  /// Keys without meaning are said once, when they come.
  mutating func applySettings(_ json: JSONValue) {
    let old = settings
    let unknownKeys = settings.merge(json)
    if !wireTrace.open(settings.traceFile) { log("Cannot write the trace '\(settings.traceFile ?? "")'.") }
    if phase == .running, settings != old {
      switchFeatures()
      if settings.features != old.features { refreshShownFeatures() }
    }
    for key in unknownKeys where reportedKeys.insert(key).inserted { log("There is no setting '\(key)'.") }
  }
}
