/// A client of the server: the real binary, in a process of its own, over a pair of pipes.

import Foundation
import JSON
import JSONRPC
import Testing

final class FakeEditor: Sendable {
  private let server: ServerProcess
  private let received = BlockingQueue<JSONValue>()
  private let buffer = Monitor<[JSONValue]>([])
  private let validator = MessageValidator()

  /// Nothing takes this long; it only keeps a failing test from waiting for ever.
  private static let patience: Duration = .seconds(30)

  init(arguments: [String] = [], environment: [String: String] = [:]) {
    server = ServerProcess(arguments: ["lsp"] + arguments, environment: environment)
    startThread { [received, server] in
      var frames = FrameDecoder()
      server.readOutput { bytes in
        frames.append(bytes)
        while let frame = try? frames.next() {
          received.append((try? parseJSON(frame.body)) ?? "a frame that is not JSON")
        }
      }
      received.close()
    }
  }

  deinit {
    validate(received.receive(until: .now))
    server.closeInput()
  }

  // MARK: Sending

  func send(bytes: [UInt8]) { server.write(bytes) }

  func send(_ json: JSONValue) {
    note(json)
    send(bytes: frameOf(json))
  }

  /// What is sent as bytes, so that its answer can be judged.
  func note(_ json: JSONValue) { validator.note(json) }

  func send(body: String) { send(bytes: frame(Array(body.utf8))) }

  func notify(_ method: String, _ params: JSONValue = [:]) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request without waiting for its answer.
  func start(_ id: JSONValue, _ method: String, _ params: JSONValue = [:]) {
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
  }

  /// Sends a request and returns the whole response.
  @discardableResult
  func ask(_ id: JSONValue, _ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    start(id, method, params)
    return try response(id)
  }

  /// The result, or the code of the error.
  func result(_ id: JSONValue, _ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    let response = try ask(id, method, params)
    return try response["result"] ?? #require(response["error"]?["code"])
  }

  func closeInput() { server.endInput() }

  /// As if the client's process had died, while a request was on its way.
  func closeEverything() {
    send(["jsonrpc": "2.0", "id": 1, "method": "signalbox/status"])
    server.endOutput()
    notify("nothing")
    start(2, "signalbox/status")
  }

  /// As an impatient client does it.
  func kill(_ signal: Int32) { server.kill(signal) }

  // MARK: Receiving

  /// The first message, received already or still to come, that the predicate accepts. Others are kept.
  func first(where predicate: (JSONValue) -> Bool) throws -> JSONValue {
    if let kept = buffer.withLock({ messages in
      messages.firstIndex(where: predicate).map { messages.remove(at: $0) }
    }) {
      return kept
    }
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      let messages = received.receive(until: min(deadline, .now + .milliseconds(200)))
      validate(messages)
      buffer.withLock { $0 += messages }
      if let match = buffer.withLock({ messages in
        messages.firstIndex(where: predicate).map { messages.remove(at: $0) }
      }) {
        return match
      }
    }
    throw Missing(log: server.logged, others: buffer.withLock { $0 })
  }

  func response(_ id: JSONValue) throws -> JSONValue {
    try first { $0["id"] == id && $0["method"] == nil }
  }

  /// The parameters of the next notification or request with this method.
  func notification(_ method: String) throws -> JSONValue {
    try first { $0["method"] == .string(method) }["params"] ?? .null
  }

  /// What came and was not asked for, once the server has nothing more to say.
  func unread() throws -> [JSONValue] {
    try ask("unread", "signalbox/synchronize")
    return buffer.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  private func validate(_ messages: [JSONValue]) {
    for problem in messages.flatMap(validator.problems) { Issue.record("\(problem)") }
  }

  func waitForExit() throws -> Int32 {
    try #require(server.waitForExit(until: .now + Self.patience), "The server goes on.")
  }

  var isRunning: Bool { server.isRunning }

  /// The log, once it says so much.
  func logged(_ isEnough: ([String]) -> Bool) -> Bool { server.waitForLog(until: .now + .seconds(5), isEnough) }

  struct Missing: Error { var log: [String], others: [JSONValue] }
}

/// With the debounce off, and whatever the test adds.
extension FakeEditor {
  @discardableResult
  func initialize(
    root: String? = nil, capabilities: JSONValue = [:], options: JSONObject = [:]
  ) throws -> JSONValue {
    var options = options
    options["diagnostics"] = options["diagnostics"] ?? ["debounceMilliseconds": 0]
    let folders: JSONValue = root.map { [["uri": .string("file://" + $0), "name": "test"]] } ?? .null
    let result = try ask(
      "initialize", "initialize",
      [
        "processId": .null, "rootUri": .null, "workspaceFolders": folders, "capabilities": capabilities,
        "initializationOptions": .object(options),
      ])
    notify("initialized")
    return result["result"] ?? result
  }

  func open(_ uri: String, version: Int = 1, _ text: String) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "swift", "version": .integer(version), "text": .string(text),
        ]
      ])
  }

  func change(_ uri: String, version: Int, _ changes: [JSONValue]) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  func close(_ uri: String) { notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]]) }

  /// The codes of the next publish about this document.
  func publishedCodes(_ uri: String) throws -> [String] {
    let message = try first {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(uri)
    }
    return (message["params"]?["diagnostics"]?.arrayValue ?? []).compactMap { $0["code"]?.stringValue }
  }
}

/// Nothing came that was not asked for.
func expectSilence(of editor: FakeEditor, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let lines = try editor.unread().map { String(decoding: (try? writeJSON($0)) ?? [], as: UTF8.self) }
  #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

func frameOf(_ json: JSONValue) -> [UInt8] { (try? writeJSON(json)).map(frame) ?? [] }

func at(_ uri: String, _ line: Int, _ character: Int) -> JSONValue {
  [
    "textDocument": ["uri": .string(uri)],
    "position": ["line": .integer(line), "character": .integer(character)],
  ]
}

func edit(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> JSONValue {
  [
    "range": [
      "start": ["line": .integer(line), "character": .integer(start)],
      "end": ["line": .integer(line), "character": .integer(end)],
    ],
    "text": .string(text),
  ]
}
