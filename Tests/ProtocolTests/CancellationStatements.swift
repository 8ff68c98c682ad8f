/// Statements 27 to 30, and the storm.

import JSON
import JSONRPC
import Testing

@Suite struct CancellationStatements {
  private func outcome(_ response: JSONValue) -> JSONValue { response["error"]?["code"] ?? "result" }

  @Test("27, 29: a cancelled request is answered, whatever the type of its id", arguments: [7, "seven"] as [JSONValue])
  func s27(_ id: JSONValue) throws {
    let editor = FakeEditor()
    try editor.initialize()
    editor.start(id, "textDocument/hover", at("file:///a.swift", 0, 0))
    editor.notify("$/cancelRequest", ["id": id])
    #expect(["result", -32800].contains(outcome(try editor.response(id))))
    try expectSilence(of: editor)
  }

  @Test("28: cancelling what is unknown or finished has no effect") func s28() throws {
    let editor = FakeEditor()
    try editor.initialize()
    editor.notify("$/cancelRequest", ["id": 5])
    #expect(try editor.ask(5, "signalbox/synchronize")["result"] == .null)
    editor.notify("$/cancelRequest", ["id": 5])
    try expectSilence(of: editor)
  }

  @Test("30: a cancel that was read before its request was scheduled takes effect") func s30() throws {
    let editor = FakeEditor()
    try editor.initialize()
    let cancel: JSONValue = ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 1]]
    let hover: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": at("file:///a.swift", 0, 0),
    ]
    editor.send(bytes: frameOf(cancel) + frameOf(hover) + frameOf(cancel))
    #expect(outcome(try editor.response(1)) == -32800)
    editor.send(bytes: frameOf(cancel) + frameOf(hover))
    #expect(outcome(try editor.response(1)) == "result")
  }

  @Test("a storm of cancelled completions leaves nothing unanswered, and the hover after it is right")
  func storm() throws {
    let workspace = try TemporaryWorkspace(depot)
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path)
    let uri = workspace.uri("Screens.swift")
    startThread {
      for id in 1...10_000 {
        editor.start(.integer(id), "textDocument/completion", at(uri, 6, 44))
        editor.notify("$/cancelRequest", ["id": .integer(id)])
      }
      editor.start("hover", "textDocument/hover", at(uri, 6, 44))
    }
    let hover = try editor.response("hover")
    #expect(hover["result"]?["contents"]?["value"]?.stringValue?.contains("parcel") == true)
    var answered: Set<Int> = []
    for message in try editor.unread() + [] {
      if let id = message["id"]?.integerValue { #expect(answered.insert(id).inserted) }
    }
    #expect(answered.count == 10_000)
  }
}
