/// A client of the server, in the same process, over a pair of pipes.

import Foundation
import JSON
import JSONRPC
import LanguageServer
import Testing

final class FakeEditor: Sendable {
  private let input: Int32
  private let output: Int32
  private let received = BlockingQueue<JSONValue>()
  private let buffer = Monitor<[JSONValue]>([])
  private let exitCode = Monitor<Int32?>(nil)
  private let log = Monitor<[String]>([])

  /// Nothing takes this long; it only keeps a failing test from waiting for ever.
  private static let patience: Duration = .seconds(20)

  init(clientProcessID: Int? = nil) {
    let (serverInput, input) = makePipe()
    let (output, serverOutput) = makePipe()
    self.input = input
    self.output = output
    startThread { [received] in
      var frames = FrameDecoder()
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(output, &bytes, bytes.count), count > 0 {
        frames.append(bytes[..<count])
        while let frame = try? frames.next() {
          received.append((try? parseJSON(frame.body)) ?? "a frame that is not JSON")
        }
      }
      closeDescriptor(output)
      received.close()
    }
    startThread { [exitCode, log] in
      let options = ServerOptions(
        version: "1.2.3", clientProcessID: clientProcessID, input: serverInput, output: serverOutput,
        log: Log { line in log.update { $0.append(line) } })
      let code = runLanguageServer(options)
      closeDescriptor(serverOutput)
      // Not closed: the server's reader may still be at it, and would read from whoever gets the number next.
      shutdownReading(serverInput)
      exitCode.update { $0 = code }
    }
  }

  deinit { closeDescriptor(input) }

  // MARK: Sending

  func send(bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      offset += count
    }
  }

  func send(_ json: JSONValue) { send(bytes: frameOf(json)) }

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

  func closeInput() { shutdownPipe(input) }

  /// As if the client's process had died, while a request was on its way.
  func closeEverything() {
    send(["jsonrpc": "2.0", "id": 1, "method": "signalbox/status"])
    shutdownReading(output)
    notify("nothing")
    start(2, "signalbox/status")
  }

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
      for message in received.receive(until: min(deadline, .now + .milliseconds(200))) {
        buffer.withLock { $0.append(message) }
      }
      if let match = buffer.withLock({ messages in
        messages.firstIndex(where: predicate).map { messages.remove(at: $0) }
      }) {
        return match
      }
    }
    throw Missing(log: log.withLock { $0 }, others: buffer.withLock { $0 })
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

  func waitForExit() throws -> Int32 {
    try #require(exitCode.wait(until: .now + Self.patience) { $0 }, "The server goes on.")
  }

  var isRunning: Bool { exitCode.withLock { $0 == nil } }

  var logged: [String] { log.withLock { $0 } }

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

private func makePipe() -> (read: Int32, write: Int32) {
  var descriptors: [Int32] = [0, 0]
  // A socket pair: unlike a pipe, one direction can be closed while tests still hold the descriptor.
  #if canImport(Darwin)
    let type = SOCK_STREAM
  #else
    let type = Int32(SOCK_STREAM.rawValue)
  #endif
  precondition(socketpair(AF_UNIX, type, 0, &descriptors) == 0)
  return (descriptors[0], descriptors[1])
}

private func shutdownReading(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

/// The function of the system; inside the class its name means the notification.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

private func shutdownPipe(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }
