/// Requests of ours, and the client's answers to them.

import JSON
import JSONRPC
import LanguageServerProtocol
import Workspace

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
      registrations.append(.watching(patternsOfDecisiveFiles, id: "signalbox-watched-files"))
    }
    if client.supportsConfigurationRegistration {
      registrations.append(
        LSP.Registration(
          id: "signalbox-configuration", method: "workspace/didChangeConfiguration",
          options: ["section": "signalbox"]))
    }
    register(registrations)
    watchedBaselines = []
    watchBaselines()
  }

  /// Which files the configurations call their baselines, only they tell.
  mutating func watchBaselines() {
    guard client.supportsWatcherRegistration, let watched = watchedBaselines else { return }
    let names = Set(folders.compactMap { $0.root?.configuration.baseline.map(lastComponent) }).subtracting(watched)
    watchedBaselines = watched.union(names)
    register(names.sorted().map { .watching([$0], id: "signalbox-baseline-\($0)") })
  }

  private mutating func register(_ registrations: [LSP.Registration]) {
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

extension LSP.Registration {
  /// Files of these names, wherever they lie.
  fileprivate static func watching(_ names: [String], id: String) -> LSP.Registration {
    LSP.Registration(
      id: id, method: "workspace/didChangeWatchedFiles",
      options: ["watchers": .array(names.map { ["globPattern": .string("**/" + $0)] })])
  }
}
