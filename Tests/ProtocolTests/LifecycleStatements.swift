/// Statements 42 to 64: initialize, shutdown, exit, and the client's end.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct LifecycleStatements {
  @Test("42: a request before initialize is -32002") func s42() throws {
    let editor = FakeEditor()
    #expect(try editor.result(1, "textDocument/hover") == -32002)
    #expect(try editor.result(2, "shutdown") == -32002)
    #expect(try editor.result(3, "no/such") == -32002)
  }

  @Test("43: a notification before initialize is dropped") func s43() throws {
    let editor = FakeEditor()
    editor.open("untitled:a", "let a = 1")
    try editor.initialize()
    #expect(try editor.ask(1, "signalbox/status")["result"]?["openDocuments"] == 0)
  }

  @Test("44: a second initialize is -32600 and changes nothing") func s44() throws {
    let editor = FakeEditor()
    try editor.initialize(capabilities: ["general": ["positionEncodings": ["utf-8"]]])
    #expect(try editor.result(1, "initialize", ["capabilities": [:], "processId": .null]) == -32600)
    try expectSilence(of: editor)
  }

  @Test("46, 51: empty and odd capabilities") func s46() throws {
    for capabilities: JSONValue in [[:], ["textDocument": .null, "workspace": 5, "x": ["y": true]]] {
      let editor = FakeEditor()
      let result = try editor.initialize(capabilities: capabilities)
      #expect(result["capabilities"]?["positionEncoding"] == "utf-16")
      try expectSilence(of: editor)
    }
  }

  @Test("46: capabilities with members only where the client announces that it reads them") func s46objects() throws {
    let plain = FakeEditor()
    let simple = try plain.initialize()["capabilities"]
    #expect(simple?["renameProvider"] == true && simple?["codeActionProvider"] == true)
    let rich: JSONValue = [
      "textDocument": [
        "rename": ["prepareSupport": true],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
      ]
    ]
    let capabilities = try FakeEditor().initialize(capabilities: rich)["capabilities"]
    #expect(capabilities?["renameProvider"] == ["prepareProvider": true])
    #expect(capabilities?["codeActionProvider"]?["resolveProvider"] == true)
  }

  @Test("47: the array of folders wins over the older ways to name a root") func s47() throws {
    let (a, b) = (try TemporaryWorkspace(), try TemporaryWorkspace())
    let cases: [(JSONValue, [String])] = [
      (["workspaceFolders": [["uri": .string(a.uri), "name": "a"]], "rootUri": .string(b.uri)], [a.uri]),
      (["workspaceFolders": [], "rootUri": .string(b.uri)], []),
      (["workspaceFolders": .null, "rootUri": .string(b.uri), "rootPath": .string(a.path)], [b.uri]),
      (["rootUri": .null, "rootPath": .string(a.path)], [a.uri]),
      ([:], []),
    ]
    for (params, expected) in cases {
      let editor = FakeEditor()
      try editor.ask(1, "initialize", params)
      let folders = try editor.ask(2, "signalbox/status")["result"]?["folders"]?.arrayValue ?? []
      #expect(folders.compactMap { $0["uri"]?.stringValue } == expected)
    }
  }

  @Test("47: of files that are open alone, nothing is said to be unused") func s47alone() throws {
    let editor = FakeEditor()
    try editor.initialize()
    let file = "file:///alone/DepotCoordinator.swift"
    let text = """
      import Stinsen
      final class DepotCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\DepotCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var parcel = makeParcel
        func makeStart() -> some View { Text("") }
        func makeParcel() -> some View { Text("") }
        func open(_ router: DepotCoordinator.Router) { router.route(to: \\.parcle) }
      }
      """
    editor.open(file, text)
    #expect(try editor.publishedCodes(file) == ["unknown-route"])
  }

  @Test("48: a client process that is not alive ends the server") func s48() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    let editor = FakeEditor()
    try editor.ask(1, "initialize", ["processId": .integer(Int(process.processIdentifier)), "capabilities": [:]])
    #expect(try editor.waitForExit() == 1)
    let another = FakeEditor(arguments: ["--clientProcessId=\(process.processIdentifier)"])
    #expect(try another.waitForExit() == 1)
  }

  @Test("49: what is advertised answers, what is switched off does not") func s49() throws {
    let editor = FakeEditor()
    let result = try editor.initialize(
      options: ["companion": "sourcekit-lsp", "features": ["hover": false, "documentHighlight": true]])
    let capabilities = try #require(result["capabilities"])
    #expect(capabilities["hoverProvider"] == nil)
    #expect(capabilities["documentSymbolProvider"] == nil)
    #expect(capabilities["documentHighlightProvider"] == true)
    let place = at("file:///a.swift", 0, 0)
    #expect(try editor.result(1, "textDocument/hover", place) == -32601)
    #expect(try editor.result(2, "textDocument/documentSymbol", place) == -32601)
    #expect(try editor.result(3, "textDocument/documentHighlight", place) == .null)
  }

  @Test("50: name and version") func s50() throws {
    let info = try FakeEditor().initialize()["serverInfo"]
    #expect(info?["name"] == "signalbox")
    #expect(info?["version"]?.stringValue?.contains(/^\d+\.\d+\.\d+/) == true)
  }

  @Test("52, 53: dynamic registration after initialized, and only where it is supported") func s52() throws {
    let editor = FakeEditor()
    try editor.ask(
      1, "initialize", ["capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]])
    try expectSilence(of: editor)
    editor.notify("initialized")
    let registrations = try editor.notification("client/registerCapability")["registrations"]?.arrayValue ?? []
    #expect(registrations.map { $0["method"] } == ["workspace/didChangeWatchedFiles"])
    let without = FakeEditor()
    try without.initialize()
    try expectSilence(of: without)
  }

  @Test("56–59: shutdown answers null, the rest is refused, exit is 0") func s56() throws {
    let editor = FakeEditor()
    try editor.initialize()
    #expect(try editor.ask(1, "shutdown")["result"] == .null)
    #expect(try editor.result(2, "signalbox/status") == -32600)
    #expect(try editor.result(3, "initialize") == -32600)
    editor.open("untitled:a", "let a = 1")
    #expect(editor.isRunning)
    editor.notify("exit")
    #expect(try editor.waitForExit() == 0)
  }

  @Test("60: exit without shutdown is 1, also before initialize", arguments: [true, false]) func s60(
    _ isInitialized: Bool
  ) throws {
    let editor = FakeEditor()
    if isInitialized { try editor.initialize() }
    editor.notify("exit")
    #expect(try editor.waitForExit() == 1)
  }

  @Test("61: the end of input ends the process", arguments: [true, false]) func s61(_ isShutDown: Bool) throws {
    let editor = FakeEditor()
    try editor.initialize()
    if isShutDown { try editor.ask(1, "shutdown") }
    editor.closeInput()
    #expect(try editor.waitForExit() == (isShutDown ? 0 : 1))
  }

  @Test("the end of input lets what was asked be answered") func endOfInputAnswers() throws {
    let workspace = try TemporaryWorkspace(depot)
    let editor = FakeEditor()
    let requests: [JSONValue] = [
      [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": ["rootUri": .string(workspace.uri), "capabilities": [:]],
      ],
      [
        "jsonrpc": "2.0", "id": 2, "method": "textDocument/hover",
        "params": at(workspace.uri("Screens.swift"), 6, 44),
      ],
    ]
    editor.send(bytes: requests.flatMap(frameOf))
    editor.closeInput()
    #expect(try editor.response(2)["result"]?["range"] != nil)
    #expect(try editor.waitForExit() == 1)
  }

  @Test("64: trace") func s64() throws {
    let editor = FakeEditor()
    try editor.initialize()
    try editor.ask(1, "signalbox/status")
    try expectSilence(of: editor)
    editor.notify("$/setTrace", ["value": "messages"])
    try editor.ask(2, "signalbox/status", ["a": 1])
    let message = try editor.notification("$/logTrace")
    #expect(message["message"]?.stringValue?.contains("'signalbox/status - (2)'") == true)
    #expect(message["verbose"] == nil)
    editor.notify("$/setTrace", ["value": "verbose"])
    try editor.ask(3, "signalbox/status", ["b": 1])
    let verbose = try editor.first { $0["params"]?["verbose"] != nil }
    #expect(verbose["params"]?["verbose"] == #"{"b":1}"#)
    editor.notify("$/setTrace", ["value": "off"])
    _ = try editor.unread()
    try expectSilence(of: editor)
  }
}
