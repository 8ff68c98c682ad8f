/// Statements 1 to 24: framing and messages. The numbers are those of the conformance list in `protocol/README.md`.

import JSON
import JSONRPC
import Testing

@Suite struct FramingStatements {
  private func initialized() throws -> FakeEditor {
    let editor = FakeEditor()
    try editor.initialize()
    return editor
  }

  private func error(_ response: JSONValue) -> JSONValue? { response["error"]?["code"] }

  @Test("5: a foreign charset gets an error response") func s05() throws {
    let editor = try initialized()
    let body = Array(#"{"jsonrpc":"2.0","id":1,"method":"signalbox/status"}"#.utf8)
    editor.send(bytes: Array("Content-Type: a; charset=latin1\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body)
    #expect(error(try editor.response(.null)) == -32700)
    #expect(try editor.ask(2, "signalbox/synchronize")["result"] == .null)
  }

  @Test(
    "8: a broken length, or none, ends the process with 1",
    arguments: ["-1", "x", "99999999999999999999", "67108865", ""].map { "Content-Length: " + $0 } + ["Content-Type: a"]
  )
  func s08(_ header: String) throws {
    let editor = try initialized()
    editor.send(bytes: Array("\(header)\r\n\r\n{}".utf8))
    #expect(try editor.waitForExit() == 1)
    #expect(editor.logged { $0.contains { $0.contains("Content-Length") } })
  }

  @Test("9: any number of messages in one read, any split of one") func s09() throws {
    let editor = try initialized()
    let request: (Int) -> [UInt8] = {
      frameOf(["jsonrpc": "2.0", "id": .integer($0), "method": "signalbox/synchronize"])
    }
    editor.send(bytes: (1...50).flatMap(request))
    for id in 1...50 { #expect(try editor.response(.integer(id))["result"] == .null) }
    for byte in request(51) { editor.send(bytes: [byte]) }
    #expect(try editor.response(51)["result"] == .null)
  }

  @Test("11–14: one response, same id and type, result or error") func s11to14() throws {
    let editor = try initialized()
    let response = try editor.ask("7", "signalbox/synchronize")
    #expect(response == ["jsonrpc": "2.0", "id": "7", "result": .null])
    #expect(try editor.ask(7, "signalbox/synchronize")["id"] == 7)
    let failure = try editor.ask(8, "no/such")
    #expect(failure["result"] == nil)
    #expect(failure["error"]?["message"]?.stringValue != nil)
    try expectSilence(of: editor)
  }

  @Test("16: a notification is never answered") func s16() throws {
    let editor = try initialized()
    editor.notify("no/such")
    editor.notify("textDocument/didOpen", ["textDocument": 5])
    editor.notify("textDocument/didChange", [])
    editor.notify("$/cancelRequest", ["id": [:]])
    editor.send(body: #"{"method":"textDocument/didClose","params":3}"#)
    try expectSilence(of: editor)
  }

  @Test(
    "17: unparseable JSON is -32700 with a null id, and serving goes on", arguments: ["{", "", "\u{FEFF}{}", "{}}"])
  func s17(_ body: String) throws {
    let editor = try initialized()
    editor.send(body: body)
    #expect(error(try editor.response(.null)) == -32700)
    #expect(try editor.ask(1, "signalbox/synchronize")["result"] == .null)
  }

  @Test("18: JSON that is no message is -32600", arguments: ["42", "null", "[]", "{}", #"{"id":null,"method":"a"}"#])
  func s18(_ body: String) throws {
    let editor = try initialized()
    editor.send(body: body)
    #expect(error(try editor.response(.null)) == -32600)
  }

  @Test("19: an unknown method is -32601") func s19() throws {
    #expect(try initialized().result(1, "textDocument/formatting") == -32601)
  }

  @Test(
    "20: wrong parameters are -32602",
    arguments: [
      ("textDocument/hover", [:]), ("textDocument/hover", [1]), ("textDocument/hover", ["textDocument": 1]),
      ("textDocument/definition", ["textDocument": ["uri": "file:///a"], "position": ["line": -1, "character": 0]]),
      ("textDocument/references", ["textDocument": ["uri": "file:///a"], "position": ["line": 0, "character": 0]]),
      ("completionItem/resolve", ["label": 4]), ("signalbox/path", ["from": "A"]),
      ("signalbox/routeGraph", ["format": "gif"]),
    ] as [(String, JSONValue)])
  func s20(_ method: String, _ params: JSONValue) throws {
    #expect(try initialized().result(1, method, params) == -32602)
  }

  @Test("24: a response to nothing is ignored") func s24() throws {
    let editor = try initialized()
    editor.send(["jsonrpc": "2.0", "id": 99, "result": .null])
    editor.send(["jsonrpc": "2.0", "id": "signalbox-7", "error": ["code": 1, "message": ""]])
    try expectSilence(of: editor)
  }

  @Test("25, 26: unknown dollar methods") func s25() throws {
    let editor = try initialized()
    editor.notify("$/no")
    #expect(try editor.result(1, "$/no") == -32601)
    try expectSilence(of: editor)
  }
}
