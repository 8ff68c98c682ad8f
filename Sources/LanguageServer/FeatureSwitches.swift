/// Features that are switched while the server runs.

import JSON
import JSONRPC
import LanguageServerProtocol

extension Server {
  /// What was advertised once stays and answers nothing while it is off; everything else is registered and
  /// unregistered, where the client can do that.
  mutating func switchFeatures() {
    var seen = Set<String>()
    for feature in requestTable.compactMap(\.feature) where seen.insert(feature.name).inserted {
      let rows = requestTable.filter { $0.feature?.name == feature.name && $0.isServed(client) }
      let isServed = rows.contains { requests[$0.method] != nil }
      if settings.isEnabled(feature), !isServed {
        register(feature, rows)
      } else if !settings.isEnabled(feature), registeredFeatures.remove(feature.name) != nil {
        unregister(feature, rows)
      }
    }
  }

  private mutating func register(_ feature: Feature, _ rows: [RequestRow]) {
    guard client.registersDynamically(feature) else {
      return logOnce("'\(feature.name)' is served from the next start on: the client cannot register it now.")
    }
    registeredFeatures.insert(feature.name)
    for row in rows { requests[row.method] = row }
    var capabilities = JSONObject()
    for row in rows { row.advertise?(&capabilities, client) }
    var options = capabilities.members.first?.value.objectValue ?? [:]
    if feature.registration.hasPrefix("textDocument/") { options["documentSelector"] = documentSelector }
    let registration = LSP.Registration(
      id: "signalbox-" + feature.name, method: feature.registration, options: .object(options))
    ask("client/registerCapability", ["registrations": [registration.json]]) { server, result in
      guard case .failure(let error) = result else { return }
      server.log("The client does not register '\(feature.name)': \(error.message)")
      server.registeredFeatures.remove(feature.name)
      for row in rows { server.requests[row.method] = nil }
    }
  }

  private mutating func unregister(_ feature: Feature, _ rows: [RequestRow]) {
    for row in rows { requests[row.method] = nil }
    // The protocol's own spelling.
    let key = "unregisterations"
    let entry: JSONValue = ["id": .string("signalbox-" + feature.name), "method": .string(feature.registration)]
    ask("client/unregisterCapability", .object(JSONObject(uniqueMembers: [.init(key: key, value: [entry])]))) { _, _ in
    }
  }
}

/// Nothing more specific: with a higher score than sourcekit-lsp's, VS Code would ask us alone.
private let documentSelector: JSONValue = [["language": "swift", "scheme": "file"]]

extension ClientCapabilities {
  /// `textDocument/prepareCallHierarchy` is announced as `textDocument.callHierarchy`.
  fileprivate func registersDynamically(_ feature: Feature) -> Bool {
    let scope = feature.registration.split(separator: "/").first.map(String.init) ?? ""
    let name = scope == "workspace" ? "symbol" : feature.name
    return supports(scope, name, "dynamicRegistration")
  }
}
