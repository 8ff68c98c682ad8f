/// An open document that outgrows what is read, and one that does so no more. The loop is driven by hand.

import JSON
import JSONRPC
import Testing

@testable import LanguageServer

@Suite struct LargeDocumentTests {
  private let uri: JSONValue = "file:///nowhere/A.swift"
  private let large: JSONValue = .string(String(repeating: " ", count: (8 << 20) + 1))
  private let log = Monitor<[String]>([])
  private var server: Server

  init() {
    let options = ServerOptions(version: "1", log: Log { [log] line in log.update { $0.append(line) } })
    server = Server(options: options, events: BlockingQueue<Event>(), output: OutgoingQueue())
    let params: JSONValue = ["rootUri": "file:///nowhere", "capabilities": [:]]
    server.receive(.message(.request(id: .integer(1), method: "initialize", params: params)), cancelled: [])
    server.folders[0].isIndexing = false
  }

  private mutating func notify(_ method: String, _ params: JSONValue) {
    server.receive(.message(.notification(method: method, params: params)), cancelled: [])
  }

  private mutating func open(_ text: JSONValue) {
    notify(
      "textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]])
  }

  private mutating func change(_ text: JSONValue) {
    notify(
      "textDocument/didChange", ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": text]]])
  }

  private mutating func reason() throws -> JSONValue? {
    guard case .onLoop(let compute) = statusRow.run else { return nil }
    return try compute(&server, [:])["reason"]
  }

  @Test mutating func whatOutgrowsTheLimitIsLoggedAndListedUntilItShrinks() throws {
    open("let a = 1")
    #expect(try reason() == .null)
    change(large)
    change(large)
    #expect(try reason() == "A.swift: not read: larger than 8 MiB")
    #expect(log.withLock { $0 } == ["A.swift: not read: larger than 8 MiB"])
    change("let a = 1")
    #expect(try reason() == .null)
  }

  @Test mutating func whatIsClosedIsNotListed() throws {
    open(large)
    #expect(try reason() == "A.swift: not read: larger than 8 MiB")
    #expect(log.withLock { $0 } == ["A.swift: not read: larger than 8 MiB"])
    notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try reason() == .null)
  }
}
