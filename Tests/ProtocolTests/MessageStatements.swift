/// Statements 15, 21 to 23, 45, 49, 62, 68, 73, 82, 89, 90 and 96.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct MessageStatements {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
  }

  private func text(_ route: String) -> String {
    "import Stinsen\nfunc f(_ r: DepotCoordinator.Router) { r.route(to: \\.\(route), 7) }\n"
  }

  @Test("15, 21, 22: errors have an integer code that is the protocol's, and a sentence; serving goes on")
  func s15() throws {
    try editor.initialize(root: workspace.path)
    let questions: [(String, JSONValue, JSONValue)] = [
      ("no/such", [:], -32601), ("textDocument/hover", [:], -32602), ("initialize", [:], -32600),
      ("signalbox/path", ["from": "Nobody", "to": "Nothing"], -32803),
      ("workspace/executeCommand", ["command": "signalbox.open", "arguments": [["uri": "file:///a"]]], -32803),
    ]
    for (method, params, code) in questions {
      let error = try editor.ask(1, method, params)["error"]
      #expect(error?["code"] == code)
      #expect(error?["message"]?.stringValue?.contains(" ") == true)
    }
    #expect(try editor.ask(2, "signalbox/status")["result"] != nil)
  }

  @Test("20: wrong parameters are -32602") func s20() throws {
    try editor.initialize(root: workspace.path)
    let action = { (context: JSONValue) -> JSONValue in
      [
        "textDocument": ["uri": .string(screens)], "context": context,
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
      ]
    }
    let questions: [(String, JSONValue)] = [
      ("signalbox/routeGraph", ["root": "DepotCoordinator", "depth": -1]), ("textDocument/codeAction", action([:])),
      ("textDocument/codeAction", action(["diagnostics": 5])), ("signalbox/status", 5), ("signalbox/synchronize", 5),
    ]
    for (method, params) in questions { #expect(try editor.result(1, method, params) == -32602, "\(method)") }
    for method in ["signalbox/status", "signalbox/synchronize"] {
      for params: JSONValue in [.null, [:]] { #expect(try editor.ask(2, method, params)["error"] == nil) }
      editor.send(["jsonrpc": "2.0", "id": 3, "method": .string(method)])
      #expect(try editor.response(3)["error"] == nil)
    }
  }

  /// No request is known that makes the server fail: this is what is sent if one does, and what was asked before and after
  /// is answered as ever.
  @Test("21: an answer that cannot be given is an internal error, and the stream goes on") func s21() throws {
    let endless = (0..<1000).reduce(JSONValue.null) { value, _ in .array([value]) }
    let answers: [Message] = [
      .response(id: .integer(1), .success("before")), .response(id: .string("two"), .success(endless)),
      .response(id: .integer(3), .success(.null)),
    ]
    var frames = FrameDecoder()
    frames.append(ArraySlice(answers.flatMap(encoded)))
    var bodies: [JSONValue] = []
    while let frame = try frames.next() { bodies.append(try parseJSON(frame.body)) }
    #expect(bodies.map { $0["id"] } == [1, "two", 3])
    #expect(bodies.map { $0["error"]?["code"] } == [nil, -32603, nil])
    #expect(bodies[1]["error"]?["message"]?.stringValue?.contains(" ") == true && bodies[1]["result"] == nil)
    #expect(bodies[0]["result"] == "before" && bodies[2]["result"] == .null)
    // Nobody waits for a notification.
    #expect(encoded(.notification(method: "a", params: endless)).isEmpty)
  }

  /// Input as deep as it may be comes back, and nothing is lost on the way.
  @Test("21: what is deep is answered, and the process lives") func s21deep() throws {
    try editor.initialize(root: workspace.path)
    var deep: JSONValue = 1
    for _ in 0..<200 { deep = ["data": deep] }
    let item: JSONValue = ["label": "a", "more": deep]
    #expect(try editor.result(1, "completionItem/resolve", item) == item)
    editor.send(
      body: #"{"jsonrpc":"2.0","id":2,"method":"completionItem/resolve","params":"#
        + String(repeating: "[", count: 5000) + "}")
    #expect(try editor.response(.null)["error"]?["code"] == -32700)
    #expect(try editor.ask(3, "signalbox/status")["result"] != nil)
  }

  @Test("23: integers stay within the protocol's bounds, whatever was asked") func s23() throws {
    try editor.initialize(root: workspace.path)
    let far = 9_000_000_000_000_000_000
    #expect(try editor.result(1, "textDocument/hover", at(screens, far, far)) == .null)
    let hint: JSONValue = [
      "textDocument": ["uri": .string(screens)],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": .integer(far), "character": .integer(far)]],
    ]
    // The schema that every message is held against says the rest.
    #expect(try editor.result(2, "textDocument/inlayHint", hint).arrayValue?.count == 2)
  }

  @Test("45: before the answer to initialize nothing else is sent") func s45() throws {
    editor.start(
      1, "initialize",
      [
        "rootUri": .string(workspace.uri), "trace": "verbose", "workDoneToken": "t",
        "capabilities": [
          "workspace": ["configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true]],
          "window": ["workDoneProgress": true],
        ],
        "initializationOptions": ["nonsense": 1],
      ])
    #expect(try editor.first { _ in true }["id"] == 1)
  }

  @Test("49: every advertised method answers") func s49all() throws {
    try editor.initialize(
      root: workspace.path,
      capabilities: [
        "textDocument": [
          "diagnostic": [:], "rename": ["prepareSupport": true], "codeAction": ["codeActionLiteralSupport": [:]],
        ],
        "workspace": ["textDocumentContent": [:]],
      ],
      options: ["features": ["documentLink": true]])
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "protocol/methods.json")
    let table = try parseJSON(Array(try Data(contentsOf: file)))
    let methods = (table["requests"]?.arrayValue ?? []).compactMap { $0["method"]?.stringValue }
    #expect(methods.count > 30)
    for method in methods where !["initialize", "shutdown"].contains(method) {
      let error = try editor.ask(.string(method), method)["error"]?["code"]
      #expect([nil, -32602].contains(error), "\(method)")
    }
  }

  @Test("62: when the client's process is gone, the server is gone within five seconds") func s62() throws {
    let client = Process()
    client.executableURL = URL(filePath: "/bin/sleep")
    client.arguments = ["600"]
    try client.run()
    try editor.ask(
      1, "initialize", ["processId": .integer(Int(client.processIdentifier)), "capabilities": [:]])
    let start = ContinuousClock.now
    // Not SIGTERM, which the runner of the tests may have blocked for its children.
    kill(client.processIdentifier, SIGKILL)
    #expect(try editor.waitForExit() == 1)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("SIGTERM ends the server") func terminated() throws {
    try editor.initialize(root: workspace.path)
    editor.kill(SIGTERM)
    // Of a process that a signal ended, its number.
    #expect(try editor.waitForExit() == SIGTERM)
  }

  @Test("68: a range of whole lines ends at the beginning of the next") func s68() throws {
    try editor.initialize(root: workspace.path)
    editor.open(screens, text("parcle") + text("nothing"))
    editor.change(
      screens, version: 2,
      [["range": ["start": ["line": 0, "character": 0], "end": ["line": 2, "character": 0]], "text": ""]])
    let hover = try editor.result(1, "textDocument/hover", at(screens, 1, 14))
    // The end is exclusive: what stands there is not part of the name.
    #expect(hover["range"]?["end"]?["line"] == 1)
    #expect(try editor.result(2, "textDocument/hover", at(screens, 2, 14)) == .null)
  }

  @Test("73: open, change, save and close are served") func s73() throws {
    try editor.initialize(root: workspace.path)
    editor.open(screens, text("parcle"))
    #expect(try editor.result(1, "signalbox/status")["openDocuments"] == 1)
    editor.change(screens, version: 2, [["text": .string(text("parcel"))]])
    try workspace.write("Screens.swift", text("parcel"))
    // Whoever saves may have changed more.
    try workspace.write("More.swift", text("parcle"))
    editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(screens)]])
    #expect(try editor.publishedCodes(workspace.uri("More.swift")) == ["unknown-route"])
    editor.close(screens)
    _ = try editor.unread()
    #expect(try editor.result(2, "signalbox/status")["openDocuments"] == 0)
    #expect(try editor.result(3, "textDocument/hover", at(screens, 1, 56)) != .null)
  }

  @Test("82: a change of language comes as close and open") func s82() throws {
    try editor.initialize(root: workspace.path)
    _ = try editor.unread()
    let uri = workspace.uri("Notes.txt")
    editor.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "plaintext", "version": 1, "text": .string(text("no"))]])
    #expect(try editor.result(1, "textDocument/hover", at(uri, 1, 14)) == .null)
    editor.close(uri)
    editor.open(uri, text("no"))
    #expect(try editor.publishedCodes(uri) == ["unknown-route"])
    editor.close(uri)
    #expect(try editor.publishedCodes(uri) == [])
  }

  @Test("89, 90: completion edits stay on the line, hold the position, and disturb nothing") func s89() throws {
    try editor.initialize(root: workspace.path)
    for (line, character) in [(6, 42), (6, 45), (6, 30), (7, 42)] {
      let list = try editor.result(1, "textDocument/completion", at(screens, line, character))
      for item in list["items"]?.arrayValue ?? [] {
        let range = item["textEdit"]?["range"]
        #expect(range?["start"]?["line"]?.integerValue == line && range?["end"]?["line"]?.integerValue == line)
        let (start, end) = (range?["start"]?["character"]?.integerValue, range?["end"]?["character"]?.integerValue)
        #expect((start ?? 99) <= character && (end ?? 0) >= character)
        for edit in item["additionalTextEdits"]?.arrayValue ?? [] {
          let other = edit["range"]
          let isApart =
            other?["end"]?["line"] != .integer(line)
            || (other?["end"]?["character"]?.integerValue ?? 0) <= (start ?? 0)
            || (other?["start"]?["character"]?.integerValue ?? 0) >= (end ?? 0)
          #expect(isApart)
        }
      }
    }
  }

  @Test("96: files and folders that are created, changed and deleted") func s96() throws {
    try editor.initialize(root: workspace.path)
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    let look = { editor.notify("workspace/didChangeWatchedFiles", ["changes": []]) }
    try workspace.write("Deep/Deeper/New.swift", text("nothing"))
    look()
    #expect(try editor.publishedCodes(workspace.uri("Deep/Deeper/New.swift")) == ["unknown-route"])
    try workspace.write("Deep/Deeper/New.swift", text("parcel"))
    look()
    #expect(try editor.publishedCodes(workspace.uri("Deep/Deeper/New.swift")) == [])
    try workspace.write("Deep/Deeper/New.swift", text("nothing"))
    look()
    #expect(try editor.publishedCodes(workspace.uri("Deep/Deeper/New.swift")) == ["unknown-route"])
    try workspace.remove("Deep")
    look()
    #expect(try editor.publishedCodes(workspace.uri("Deep/Deeper/New.swift")) == [])
  }
}
