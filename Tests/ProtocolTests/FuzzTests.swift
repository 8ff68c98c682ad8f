/// Nothing that a client sends ends the server, except what the protocol says.

import JSON
import JSONRPC
import TestSupport
import Testing

@Suite struct FuzzTests {
  private func messages(_ uri: String) -> [JSONValue] {
    let position: JSONValue = at(uri, 6, 42)
    return [
      ["jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": position],
      ["jsonrpc": "2.0", "id": "2", "method": "textDocument/definition", "params": position],
      ["jsonrpc": "2.0", "id": 3, "method": "textDocument/completion", "params": position],
      ["jsonrpc": "2.0", "id": 4, "method": "completionItem/resolve", "params": ["label": "a", "data": ["id": "b"]]],
      ["jsonrpc": "2.0", "id": 5, "method": "signalbox/path", "params": ["from": "A", "to": "B"]],
      ["jsonrpc": "2.0", "id": 6, "method": "signalbox/routeGraph", "params": ["depth": 3, "root": "A"]],
      [
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": ["textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [edit(3, 4, 5, "ä𐐀")]],
      ],
      [
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": [
          "textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": "a\n\\.b(\r\n\"\\("]
        ],
      ],
      ["jsonrpc": "2.0", "method": "textDocument/didClose", "params": ["textDocument": ["uri": .string(uri)]]],
      ["jsonrpc": "2.0", "method": "workspace/didChangeConfiguration", "params": ["settings": ["signalbox": [:]]]],
      ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 3]],
    ]
  }

  /// Framed as it should be, wrong inside.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func spoiltBodies(_ seed: UInt64) throws {
    let workspace = try TemporaryWorkspace(depot)
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path)
    var random = SplitMix64(seed: seed)
    let bodies = try messages(workspace.uri("Screens.swift")).map { try writeJSON($0) }
    for _ in 0..<400 {
      var body = bodies.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let index = body.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...3, using: &random) {
        case 0: body[index] = UInt8.random(in: 0...255, using: &random)
        case 1: body.remove(at: index)
        case 2: body.insert(Array("{}[]\":,0-9\\n".utf8).randomElement(using: &random) ?? 0, at: index)
        default: body.swapAt(index, body.indices.randomElement(using: &random) ?? 0)
        }
      }
      editor.send(bytes: frame(body))
    }
    #expect(try editor.ask("after", "signalbox/synchronize")["result"] == .null)
    #expect(editor.isRunning)
  }

  /// Members that are missing or of another type.
  @Test func spoiltStructures() throws {
    let workspace = try TemporaryWorkspace(depot)
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path)
    for message in messages(workspace.uri("Screens.swift")) {
      for variant in variants(of: message["params"] ?? .null) {
        guard var object = message.objectValue else { continue }
        object["params"] = variant
        editor.send(.object(object))
      }
    }
    #expect(try editor.ask("after", "signalbox/synchronize")["result"] == .null)
    #expect(editor.isRunning)
  }

  private func variants(of json: JSONValue) -> [JSONValue] {
    let others: [JSONValue] = [.null, true, -1, 9_223_372_036_854_775_807, 1e300, "", [], [:]]
    switch json {
    case .object(let object):
      return others
        + object.members.flatMap { member in
          ([nil] + variants(of: member.value)).map { value in
            var copy = object
            copy[member.key] = value
            return .object(copy)
          }
        }
    case .array(let elements):
      return others + elements.flatMap { variants(of: $0).map { JSONValue.array([$0]) } }
    default: return others
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func noise(_ seed: UInt64) throws {
    let editor = FakeEditor()
    var random = SplitMix64(seed: seed)
    editor.send(bytes: (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    editor.closeInput()
    #expect(try editor.waitForExit() == 1)
  }

  @Test func aClientThatStopsReadingEndsTheServer() throws {
    let editor = FakeEditor()
    try editor.initialize()
    editor.closeEverything()
    #expect(try editor.waitForExit() == 1)
  }
}
