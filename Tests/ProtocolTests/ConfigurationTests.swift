/// Settings that change while the server runs, and statements 53 to 55.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct ConfigurationTests {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
  }

  private func configure(_ settings: JSONValue) {
    editor.notify("workspace/didChangeConfiguration", ["settings": ["signalbox": settings]])
  }

  @Test("a feature that was advertised answers nothing while it is off, at once") func off() throws {
    try editor.initialize(root: workspace.path)
    let hover = { try editor.result("h", "textDocument/hover", at(screens, 6, 44)) }
    #expect(try hover() != .null)
    configure(["features": ["hover": false]])
    #expect(try hover() == .null)
    configure(["features": ["hover": true]])
    #expect(try hover() != .null)
  }

  @Test("54, 55: one that was not is registered once, with an id of its own, and unregistered by it") func s55() throws
  {
    let dynamic: JSONValue = [
      "textDocument": ["documentLink": ["dynamicRegistration": true], "hover": ["dynamicRegistration": true]]
    ]
    let result = try editor.initialize(root: workspace.path, capabilities: dynamic)
    #expect(result["capabilities"]?["documentLinkProvider"] == nil)
    configure(["features": ["documentLink": true]])
    let registered = try editor.notification("client/registerCapability")["registrations"]?.arrayValue ?? []
    #expect(registered.compactMap { $0["method"] } == ["textDocument/documentLink"])
    let links = { try editor.result("l", "textDocument/documentLink", ["textDocument": ["uri": .string(screens)]]) }
    #expect(try links().arrayValue?.count == 2)
    configure(["features": ["documentLink": false, "hover": false]])
    let gone = try editor.notification("client/unregisterCapability")["unregisterations"]?.arrayValue ?? []
    // Hover was advertised, so it is never registered as well.
    #expect(gone == registered.map { ["id": $0["id"] ?? .null, "method": $0["method"] ?? .null] })
    #expect(try links() == -32601)
    configure(["features": ["hover": true]])
    #expect(try !editor.unread().contains { $0["method"] == "client/registerCapability" })
  }

  @Test("53: where the client cannot register it, nothing is sent and the method stays unserved") func s53() throws {
    try editor.initialize(root: workspace.path)
    _ = try editor.unread()
    configure(["features": ["documentLink": true]])
    #expect(
      try editor.result(1, "textDocument/documentLink", ["textDocument": ["uri": .string(screens)]]) == -32601)
    try expectSilence(of: editor)
    #expect(editor.logged { $0.contains { $0.contains("documentLink") } })
  }

  @Test(
    "96: the configuration is pulled where that is supported; null means unset",
    arguments: [.null, [:], ["features": [:]], ["features": .null], ["features": ["hover": .null]]] as [JSONValue])
  func pulled(_ unset: JSONValue) throws {
    try editor.initialize(
      root: workspace.path, capabilities: ["workspace": ["configuration": true]],
      options: ["features": ["definition": false]])
    let first = try editor.first { $0["method"] == "workspace/configuration" }
    #expect(first["params"]?["items"] == [["section": "signalbox"]])
    let answer: JSONValue = [["features": ["hover": false, "references": false]]]
    editor.send(["jsonrpc": "2.0", "id": try #require(first["id"]), "result": answer])
    #expect(try editor.result(1, "textDocument/hover", at(screens, 6, 44)) == .null)
    // What the notification itself says does not count then.
    configure(["features": ["hover": false]])
    let second = try editor.first { $0["method"] == "workspace/configuration" }
    editor.send(["jsonrpc": "2.0", "id": try #require(second["id"]), "result": [unset]])
    #expect(try editor.result(2, "textDocument/hover", at(screens, 6, 44)) != .null)
    #expect(try editor.result(3, "textDocument/definition", at(screens, 6, 44)) == -32601)
  }

  @Test("what a configuration leaves out is as the options of initialize say") func unset() throws {
    try editor.initialize(root: workspace.path, options: ["companion": "sourcekit-lsp"])
    let targets = { try editor.result("d", "textDocument/definition", at(screens, 6, 44)).arrayValue?.count }
    #expect(try targets() == 2)
    configure(["companion": "none"])
    #expect(try targets() == 3)
    configure(["companion": "auto"])
    #expect(try targets() == 2)
    #expect(editor.logged { lines in lines.count { $0.contains("There is no companion 'auto'.") } == 1 })
  }

  @Test("an unknown key is logged once") func unknownKey() throws {
    try editor.initialize(root: workspace.path, options: ["colour": 1, "features": ["hovr": true]])
    configure(["colour": 2])
    configure(["flavour": 2])
    #expect(editor.logged { $0.contains { $0.contains("flavour") } })
    for key in ["colour", "features.hovr"] {
      #expect(editor.logged { lines in lines.count { $0.contains("'\(key)'") } == 1 })
    }
  }

  @Test("the trace file mirrors the wire, and can be replayed") func traceFile() throws {
    let path = workspace.path + "/wire.jsonl"
    try editor.initialize(root: workspace.path, options: ["trace": ["file": .string(path)]])
    _ = try editor.result("asked", "textDocument/hover", at(screens, 6, 44))
    configure(["trace": ["file": ""]])
    _ = try editor.unread()
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try parseJSON(Array($0.utf8))
    }
    #expect(lines.first?["send"]?["method"] == "initialize")
    let answers = lines.compactMap { $0["expect"] }
    #expect(answers.contains { $0["id"] == "asked" && $0["result"]?["range"] != nil })
    #expect(answers.contains { $0["result"]?["serverInfo"] != nil })
    #expect(lines.contains { $0["send"]?["id"] == "asked" })
  }

  @Test("the editor obeys the project's baseline, also a changed one, and has it watched") func baseline() throws {
    let entry: JSONValue = [
      "fingerprint": "1712ba1b77e66773", "code": "unknown-route", "subject": "DepotScreen.body.parcle", "count": 1,
    ]
    func accept(_ entries: [JSONValue]) throws {
      let baseline: JSONValue = ["version": 1, "tool": "signalbox", "entries": .array(entries)]
      try workspace.write("accepted.json", String(decoding: writeJSON(baseline), as: UTF8.self))
    }
    try workspace.write(".signalbox.yml", "baseline: accepted.json\n")
    try editor.initialize(
      root: workspace.path,
      capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    #expect(editor.logged { $0.contains { $0.contains("the baseline is not read: no such file or directory") } })
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    let watched = try editor.first { "\($0)".contains("**/accepted.json") }
    #expect(watched["method"] == "client/registerCapability")
    for (entries, codes) in [([entry], []), ([], ["unknown-route"]), ([entry], [])] {
      try accept(entries)
      editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
      #expect(try editor.publishedCodes(screens) == codes)
    }
  }

  @Test("lenses are refreshed when the graph changes, where that is supported") func refresh() throws {
    try editor.initialize(
      root: workspace.path, capabilities: ["workspace": ["codeLens": ["refreshSupport": true]]])
    let asked = { try editor.unread().compactMap { $0["method"]?.stringValue } }
    _ = try asked()
    let text = try String(contentsOfFile: workspace.path + "/Screens.swift", encoding: .utf8)
    editor.open(screens, text)
    #expect(try !asked().contains("workspace/codeLens/refresh"))
    editor.change(screens, version: 2, [["text": .string(text.replacing("parcle", with: "parcel"))]])
    #expect(try asked().contains("workspace/codeLens/refresh"))
  }
}
