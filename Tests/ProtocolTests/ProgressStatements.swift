/// Statements 32 to 39: progress, of which there is one kind, that of a long first index.

import JSON
import JSONRPC
import Testing

@Suite struct ProgressStatements {
  private let editor = FakeEditor()
  private let announced: JSONValue = ["window": ["workDoneProgress": true]]

  /// Takes seconds to index where nothing else runs, so that an answer to what is shown after 0.3 seconds comes in
  /// time: one text that is parsed and leaves nothing to remember, under many names.
  private func largeWorkspace(files: Int = 1000) throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace(depot)
    let line = "precedencegroup P { associativity: left; higherThan: A, B, C, D, E, F, G; lowerThan: H, I, J, K }\n"
    try workspace.write("Large1.swift", "import Stinsen\n" + String(repeating: line, count: 2000))
    for number in 2...files { try workspace.link("Large\(number).swift", to: "Large1.swift") }
    return workspace
  }

  private func progress(_ messages: [JSONValue]) -> [JSONValue] {
    messages.filter { $0["method"] == "$/progress" }.compactMap { $0["params"] }
  }

  @Test("32, 33, 36, 37: one begin, one end, on a token that the client granted") func s32() throws {
    let workspace = try largeWorkspace()
    try editor.initialize(root: workspace.path, capabilities: announced)
    let create = try editor.first { $0["method"] == "window/workDoneProgress/create" }
    let token = try #require(create["params"]?["token"])
    editor.send(["jsonrpc": "2.0", "id": try #require(create["id"]), "result": .null])
    let begin = try editor.notification("$/progress")
    #expect(begin["token"] == token)
    #expect(begin["value"]?["kind"] == "begin")
    #expect(begin["value"]?["title"]?.stringValue?.isEmpty == false)
    let rest = progress(try editor.unread())
    #expect(rest.compactMap { $0["value"]?["kind"] } == ["end"])
    for params in [begin] + rest { #expect(params["value"]?["percentage"] == nil) }
    // The next one has a token of its own.
    #expect(try editor.result(1, "workspace/executeCommand", ["command": "signalbox.reindex"]) == .null)
    #expect(try editor.notification("window/workDoneProgress/create")["token"] != token)
  }

  @Test("35, 36: no progress where it is not announced or not granted", arguments: [true, false])
  func s35(_ isAnnounced: Bool) throws {
    let workspace = try largeWorkspace()
    try editor.initialize(root: workspace.path, capabilities: isAnnounced ? announced : [:])
    if isAnnounced {
      let create = try editor.first { $0["method"] == "window/workDoneProgress/create" }
      editor.send(
        ["jsonrpc": "2.0", "id": try #require(create["id"]), "error": ["code": -32603, "message": "No."]])
    }
    let methods = try editor.unread().compactMap { $0["method"]?.stringValue }
    #expect(methods.allSatisfy { $0 == "textDocument/publishDiagnostics" })
  }

  @Test("38: cancelling stops the work, the progress ends, and what was read is served") func s38() throws {
    let workspace = try largeWorkspace(files: 3000)
    let wrong = "func f(_ r: DepotCoordinator.Router) { r.route(to: \\.lost) }"
    try workspace.write("A.swift", "import Stinsen\n\(wrong)")
    try editor.initialize(root: workspace.path, capabilities: announced)
    let create = try editor.first { $0["method"] == "window/workDoneProgress/create" }
    let token = try #require(create["params"]?["token"])
    editor.send(["jsonrpc": "2.0", "id": try #require(create["id"]), "result": .null])
    _ = try editor.notification("$/progress")
    editor.notify("window/workDoneProgress/cancel", ["token": token])
    #expect(try editor.notification("$/progress")["value"]?["kind"] == "end")
    let status = try editor.result(1, "signalbox/status")
    let files = try #require(status["folders"]?.arrayValue?.first?["files"]?.integerValue)
    #expect(files < 3002)
    #expect(status["state"] == "degraded")
    #expect(status["reason"]?.stringValue?.contains("stopped") == true)
    #expect(try editor.result(2, "textDocument/hover", at(workspace.uri("A.swift"), 0, 0)) == .null)
    // What was not read may be what is missed, also after the disk was looked at again.
    editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(workspace.uri("A.swift"))]])
    #expect(try !editor.unread().contains { $0["method"] == "textDocument/publishDiagnostics" })
    let later = try editor.result(3, "signalbox/status")
    #expect(later["state"] == "degraded")
    #expect(later["folders"]?.arrayValue?.first?["files"]?.integerValue == files)
  }

  @Test("34, 39: nothing is said on a request's token, and nothing is advertised to say it") func s34() throws {
    let workspace = try TemporaryWorkspace(depot)
    let result = try editor.initialize(root: workspace.path, capabilities: announced)
    for member in result["capabilities"]?.objectValue?.members ?? [] {
      #expect(member.value["workDoneProgress"] == nil, "\(member.key)")
    }
    let screens = workspace.uri("Screens.swift")
    var hover = try #require(at(screens, 6, 44).objectValue)
    hover["workDoneToken"] = "work"
    #expect(try editor.result(1, "textDocument/hover", .object(hover)) != .null)
    #expect(try editor.result(2, "workspace/symbol", ["query": "p", "workDoneToken": 5]) != .null)
    #expect(progress(try editor.unread()).isEmpty)
  }

  @Test("a short index shows no progress") func short() throws {
    let workspace = try TemporaryWorkspace(depot)
    try editor.initialize(root: workspace.path, capabilities: announced)
    #expect(try editor.unread().allSatisfy { $0["method"] == "textDocument/publishDiagnostics" })
  }
}
