/// What happens while the first index is not there yet. The loop is driven by hand, so that it stays that way.

import JSON
import JSONRPC
import Testing

@testable import LanguageServer

@Suite struct WaitingTests {
  private var server: Server
  private let events = BlockingQueue<Event>()
  private let output = OutgoingQueue()

  init() {
    let options = ServerOptions(version: "1", log: Log { _ in })
    server = Server(options: options, events: events, output: output)
  }

  private mutating func receive(_ id: Int, _ method: String, _ params: JSONValue = [:]) {
    server.receive(.message(.request(id: .integer(id), method: method, params: params)), cancelled: [])
  }

  private mutating func notify(_ method: String, _ params: JSONValue = [:]) {
    server.receive(.message(.notification(method: method, params: params)), cancelled: [])
  }

  /// All that was sent so far, as `id: result` or `id: code`.
  private func sent() -> [String] {
    output.close()
    var lines: [String] = []
    output.drain { messages in
      for case .response(let id?, let result) in messages {
        switch result {
        case .success(let value): lines.append("\(id.json): \(value["state"] ?? (value.isNull ? .null : "…"))")
        case .failure(let error): lines.append("\(id.json): \(error.code)")
        }
      }
      return true
    }
    return lines
  }

  private mutating func initialize() {
    receive(1, "initialize", ["rootUri": "file:///nowhere", "capabilities": [:]])
  }

  private let hover: JSONValue = [
    "textDocument": ["uri": "file:///nowhere/A.swift"], "position": ["line": 0, "character": 0],
  ]

  @Test mutating func requestsWaitAndTheStatusDoesNot() {
    initialize()
    receive(2, "textDocument/hover", hover)
    receive(3, "signalbox/synchronize")
    receive(4, "signalbox/status")
    #expect(server.waiting.count == 2)
    #expect(sent() == ["integer(1): string(\"…\")", "integer(4): string(\"indexing\")"])
  }

  @Test mutating func aPlaceInATextThatChangedMeansNothingAnyMore() {
    initialize()
    let document: JSONValue = [
      "uri": "file:///nowhere/A.swift", "languageId": "swift", "version": 1, "text": "struct A {}",
    ]
    notify("textDocument/didOpen", ["textDocument": document])
    receive(2, "textDocument/hover", hover)
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///nowhere/A.swift", "version": 2], "contentChanges": [["text": "struct B {}"]],
      ])
    server.folders[0].isIndexing = false
    server.releaseWaiting()
    #expect(server.waiting.isEmpty)
    #expect(sent().last == "integer(2): null")
  }

  @Test mutating func cancellingWorksMeanwhile() {
    initialize()
    receive(2, "textDocument/hover", hover)
    notify("$/cancelRequest", ["id": 2])
    #expect(server.waiting.isEmpty)
    #expect(server.tickets.isEmpty)
    #expect(sent().last == "integer(2): -32800")
  }

  @Test mutating func shuttingDownWorksMeanwhile() {
    initialize()
    receive(2, "textDocument/hover", hover)
    receive(3, "shutdown")
    notify("exit")
    #expect(server.exitCode == 0)
    #expect(server.tickets.isEmpty)
    #expect(sent().suffix(2) == ["integer(3): null", "integer(2): -32800"])
  }

  @Test mutating func aFolderThatIsRemovedHoldsNobodyBack() {
    initialize()
    receive(2, "signalbox/synchronize")
    notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [], "removed": [["uri": "file:///nowhere", "name": ""]]]])
    #expect(sent().last == "integer(2): null")
  }

  @Test mutating func oneIdMayBeUsedAgain() {
    initialize()
    receive(2, "signalbox/status")
    receive(2, "signalbox/status")
    #expect(sent().filter { $0.hasPrefix("integer(2)") }.count == 2)
  }
}
