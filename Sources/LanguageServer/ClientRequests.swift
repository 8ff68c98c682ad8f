/// Requests of ours, and the client's answers to them.

import JSON
import JSONRPC
import LanguageServerProtocol

typealias ClientCallback = @Sendable (inout Server, Result<JSONValue, ResponseError>) -> Void

extension Server {
  mutating func ask(_ method: String, _ params: JSONValue?, then callback: @escaping ClientCallback) {
    lastCallback += 1
    let id = RequestID.string("signalbox-\(lastCallback)")
    callbacks[id] = callback
    output.send(.request(id: id, method: method, params: params))
  }

  /// An answer to something that was never asked is ignored.
  mutating func receiveResponse(_ id: RequestID?, _ result: Result<JSONValue, ResponseError>) {
    guard let id, let callback = callbacks.removeValue(forKey: id) else { return }
    callback(&self, result)
  }

  /// What the client lets us register at run time, and registers in no other way.
  mutating func register() {
    var registrations: [LSP.Registration] = []
    if client.supportsWatcherRegistration {
      let globs = ["**/*.swift", "**/.signalbox.yml", "**/Package.resolved", "**/Package.swift", "**/project.pbxproj"]
      registrations.append(
        LSP.Registration(
          id: "signalbox-watched-files", method: "workspace/didChangeWatchedFiles",
          options: ["watchers": .array(globs.map { ["globPattern": .string($0)] })]))
    }
    if client.supportsConfigurationRegistration {
      registrations.append(
        LSP.Registration(
          id: "signalbox-configuration", method: "workspace/didChangeConfiguration",
          options: ["section": "signalbox"]))
    }
    guard !registrations.isEmpty else { return }
    ask("client/registerCapability", ["registrations": registrations.json]) { server, result in
      if case .failure(let error) = result { server.log("The client registers nothing: \(error.message)") }
    }
  }

  mutating func pullConfiguration() {
    guard client.supportsConfiguration else { return }
    ask("workspace/configuration", ["items": [["section": "signalbox"]]]) { server, result in
      // Answers come in the order of the items; null means unset.
      if case .success(let json) = result, let section = json.arrayValue?.first { server.applySettings(section) }
    }
  }
}
