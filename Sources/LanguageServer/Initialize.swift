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
    initializationOptions = parameters.options ?? .null
    applySettings(.null)
    // It came before there was a file to write it to.
    wireTrace.received(.request(id: id, method: "initialize", params: params))
    let encoding = client.positionEncoding
    unit = encoding.unit
    let rows = requestTable.filter { $0.isServed(client) && $0.feature.map(settings.isEnabled) ?? true }
    requests = Dictionary(uniqueKeysWithValues: rows.map { ($0.method, $0) })
    changeFolders(removed: [], added: parameters.folders)
    workers.start()
    phase = .running
    let capabilities = serverCapabilities(
      requests: rows, notifications: notificationTable, encoding: encoding, for: client)
    return .success(
      LSP.InitializeResult(
        capabilities: capabilities, serverName: "signalbox", serverVersion: options.version
      ).json)
  }

  /// Each configuration replaces the one before: what it leaves unset is as `initializationOptions` say, or the default.
  mutating func applySettings(_ configuration: JSONValue) {
    let old = settings
    settings = Settings()
    let complaints = settings.merge(initializationOptions) + settings.merge(configuration)
    if !wireTrace.open(settings.traceFile) { log("Cannot write the trace '\(settings.traceFile ?? "")'.") }
    if phase == .running, settings != old {
      switchFeatures()
      if settings.features != old.features { refreshShownFeatures() }
    }
    complaints.forEach { logOnce($0) }
  }
}
