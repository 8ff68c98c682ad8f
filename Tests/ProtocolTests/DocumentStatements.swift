/// Statements 65 to 85: positions, URIs, synchronization and diagnostics.

import JSON
import JSONRPC
import Testing

@Suite struct DocumentStatements {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String
  private let call = #"Button("Wrong") { router.route(to: \.parcle, 7) }"#

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
  }

  /// Line 7 is the wrong call.
  private func text(_ call: String) -> String {
    """
    import Stinsen
    import SwiftUI

    struct DepotScreen: View {
      @EnvironmentObject var router: DepotCoordinator.Router
      var body: some View {
        \(call)
      }
    }

    """
  }

  private func start(encoding: String? = nil, capabilities: JSONObject = [:]) throws {
    var capabilities = capabilities
    if let encoding { capabilities["general"] = ["positionEncodings": [.string(encoding)]] }
    try editor.initialize(root: workspace.path, capabilities: .object(capabilities))
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
  }

  @Test("65: the encoding is one of the client's") func s65() throws {
    let cases: [(JSONValue, JSONValue)] = [
      (["utf-16", "utf-8"], "utf-8"), (["utf-16"], "utf-16"), (["utf-32"], "utf-32"), ([], "utf-16"),
      (["utf-32", "utf-16"], "utf-16"), (["ebcdic"], "utf-16"),
    ]
    for (offered, chosen) in cases {
      let result = try FakeEditor().initialize(capabilities: ["general": ["positionEncodings": offered]])
      #expect(result["capabilities"]?["positionEncoding"] == chosen)
    }
  }

  @Test("66: characters outside the basic plane", arguments: [("utf-16", 3), ("utf-8", 5), ("utf-32", 2)])
  func s66(_ encoding: String, _ width: Int) throws {
    try start(encoding: encoding)
    editor.open(screens, text("/*a𐐀*/" + call))
    let before = 4 + 4 + width + Array(#"Button("Wrong") { router.route(to: \."#.utf8).count
    #expect(try publishedRange() == [6, before, 6, before + 6])
    // The same place, in the other direction: an edit mends the name.
    editor.change(screens, version: 2, [edit(6, before, before + 6, "parcel")])
    #expect(try editor.publishedCodes(screens) == [])
  }

  @Test("67, 70: positions beyond the line and the document") func s67() throws {
    try start()
    editor.open(screens, text("router.route(to: \\.parcel, 7)"))
    #expect(try editor.publishedCodes(screens) == [])
    for (line, character) in [(6, 9_999), (99_999, 0), (99_999, 9_999), (2_147_483_647, 2_147_483_647)] {
      #expect(try editor.result("h", "textDocument/hover", at(screens, line, character)) == .null)
    }
    editor.change(
      screens, version: 2, [edit(99_999, 0, 5, "\nfunc f(_ r: DepotCoordinator.Router) { r.route(to: \\.no) }")])
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
  }

  @Test("69: every kind of line end", arguments: ["\n", "\r\n", "\r"]) func s69(_ end: String) throws {
    try start()
    editor.open(screens, text(call).replacing("\n", with: end))
    #expect(try publishedRange() == [6, 41, 6, 47])
  }

  /// The client may take two spellings for two documents.
  @Test("71: what was published under another spelling is taken back") func s71Published() throws {
    try start()
    let odd = screens.replacing("Screens", with: "%53creens")
    editor.open(odd, text(call))
    #expect(try editor.publishedCodes(screens) == [])
    #expect(try editor.publishedCodes(odd) == ["unknown-route"])
    editor.notify("textDocument/didClose", ["textDocument": ["uri": .string(odd)]])
    #expect(try editor.publishedCodes(odd) == [])
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
  }

  @Test("71: spellings of one document; answers use the client's own") func s71() throws {
    try start(capabilities: ["textDocument": ["definition": ["linkSupport": true]]])
    let odd = screens.replacing("Screens", with: "%53creens").replacing("file:///", with: "file:////")
    editor.open(odd, text("router.route(to: \\.parcel, 7)"))
    #expect(try editor.publishedCodes(odd) == [])
    let targets = try editor.ask(1, "textDocument/definition", at(screens, 6, 24))["result"]?.arrayValue ?? []
    #expect(targets.first?["targetUri"] == .string(workspace.uri("DepotCoordinator.swift")))
    let uses =
      try editor.ask(
        2, "textDocument/references",
        JSONValue.object(
          JSONObject([
            "textDocument": ["uri": .string(screens)], "position": ["line": 6, "character": 24],
            "context": ["includeDeclaration": false],
          ])))["result"]?.arrayValue ?? []
    #expect(uses.compactMap { $0["uri"] } == [.string(workspace.uri("DepotCoordinator.swift")), .string(odd)])
    editor.close(screens)
    #expect(try editor.ask(3, "signalbox/status")["result"]?["openDocuments"] == 0)
  }

  @Test(
    "72: other schemes can be opened and never crash",
    arguments: ["untitled:Untitled-1", "git:/a?%7B", "signalbox:/map.md", "", ":", "file:", "file://host/a.swift", "%"])
  func s72(_ uri: String) throws {
    try start()
    editor.open(uri, text(call))
    editor.change(uri, version: 2, [edit(0, 0, 0, "//")])
    #expect(try editor.result(1, "textDocument/hover", at(uri, 6, 42)) == .null)
    #expect(try editor.result(2, "textDocument/definition", at(uri, 6, 42)) == .null)
    #expect(
      try editor.result(
        3, "textDocument/references",
        [
          "textDocument": ["uri": .string(uri)], "position": ["line": 6, "character": 42],
          "context": ["includeDeclaration": true],
        ]) == .null)
    editor.close(uri)
    try expectSilence(of: editor)
  }

  @Test("74, 79: an open document is not read from the disk, a closed one is") func s74() throws {
    try start()
    editor.open(screens, text(call))
    try workspace.write("Screens.swift", text("router.route(to: \\.parcel, 7)"))
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(screens), "type": 2]]])
    // The open text has its error still, three lines further up than the old one on the disk.
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    try expectSilence(of: editor)
    editor.close(screens)
    #expect(try editor.publishedCodes(screens) == [])
  }

  @Test("75–77: changes in order, whole text, ignored length") func s75() throws {
    try start()
    editor.open(screens, "")
    #expect(try editor.publishedCodes(screens) == [])
    var first = edit(0, 0, 2, "yy").objectValue ?? [:]
    first["rangeLength"] = 77
    editor.change(
      screens, version: 2,
      [
        ["text": "xx"], .object(first), edit(0, 1, 2, "z"),
        ["text": .string(text("router.route(to: \\.parcel, 7)"))], edit(6, 27, 29, "cle").self,
      ])
    // parcel → parccle: two characters of the name were replaced by three.
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    #expect(try editor.ask(1, "signalbox/status")["result"]?["suspectDocuments"] == 0)
  }

  @Test("78: diagnostics carry the version where it is announced") func s78() throws {
    let capabilities: JSONObject = ["textDocument": ["publishDiagnostics": ["versionSupport": true]]]
    try start(capabilities: capabilities)
    editor.open(screens, version: 3, text(call))
    #expect(try publish()["version"] == 3)
    editor.change(screens, version: 9, [edit(0, 0, 0, " ")])
    #expect(try publish()["version"] == 9)
  }

  @Test("80: documents that were never opened") func s80() throws {
    try start()
    #expect(try editor.ask(1, "textDocument/hover", at(screens, 6, 45))["result"]?["range"] != nil)
    #expect(try editor.result(2, "textDocument/hover", at(workspace.uri("None.swift"), 6, 45)) == .null)
  }

  @Test("81: what is out of order is harmless, and mended by the next open") func s81() throws {
    try start()
    let hover = { try editor.result("h", "textDocument/hover", at(screens, 6, 26)) }
    let good = text("router.route(to: \\.parcel, 7)")
    editor.change(screens, version: 2, [edit(0, 0, 0, "x")])
    editor.close(screens)
    editor.open(screens, version: 5, good)
    editor.open(screens, version: 6, good)
    #expect(try hover()["range"] != nil)
    editor.change(screens, version: 4, [edit(0, 0, 0, "x")])
    #expect(try hover() == .null)
    #expect(try editor.ask(1, "signalbox/status")["result"]?["suspectDocuments"] == 1)
    editor.open(screens, version: 7, good)
    #expect(try hover()["range"] != nil)
    #expect(editor.logged { $0.count >= 4 })
  }

  @Test("a document is suspect from a change that is not understood to the next full text") func suspect() throws {
    try start()
    let good = text("router.route(to: \\.parcel, 7)")
    let hover = { try editor.result("h", "textDocument/hover", at(screens, 6, 26)) }
    let spoil: [() -> Void] = [
      { editor.change(screens, version: 2, [["range": ["start": 1, "end": 2], "text": "x"]]) },
      { editor.change(screens, version: 2, [["text": 5]]) },
      {
        editor.change(
          screens, version: 2,
          [["range": ["start": ["line": 3, "character": 0], "end": ["line": 2, "character": 0]], "text": "x"]])
      },
      { editor.send(body: #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"#) },
      { editor.notify("textDocument/didChange", ["contentChanges": []]) },
    ]
    for (index, spoil) in spoil.enumerated() {
      editor.open(screens, version: 1, good)
      #expect(try hover()["range"] != nil)
      spoil()
      #expect(try hover() == .null, "\(index)")
      editor.change(screens, version: 3, [edit(0, 0, 0, "x")])
      #expect(try hover() == .null, "\(index)")
      editor.change(screens, version: 4, [["text": .string(good)]])
      #expect(try hover()["range"] != nil, "\(index)")
    }
  }

  @Test("83, 84: a clean file gets an empty set, a closed one keeps its own") func s83() throws {
    try start()
    editor.open(screens, text(call))
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    editor.change(screens, version: 2, [["text": .string(text("router.route(to: \\.parcel, 7)"))]])
    #expect(try editor.publishedCodes(screens) == [])
    editor.change(screens, version: 3, [["text": .string(text(call))]])
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    try workspace.write("Screens.swift", text(call))
    editor.close(screens)
    try expectSilence(of: editor)
  }

  @Test("83: a deleted file is cleared, a file in which nothing changed is not sent again") func s83deleted() throws {
    try start()
    try workspace.remove("Screens.swift")
    try workspace.write("Other.swift", text(call))
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(try editor.publishedCodes(screens) == [])
    #expect(try editor.publishedCodes(workspace.uri("Other.swift")) == ["unknown-route"])
    try workspace.write("Third.swift", "struct Third {}")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    try expectSilence(of: editor)
  }

  @Test("85: optional members of a diagnostic only where they are announced") func s85() throws {
    try editor.initialize(root: workspace.path)
    let plain = try publish()
    #expect(plain["version"] == nil)
    let members = plain["diagnostics"]?.arrayValue?.first?.objectValue?.members.map(\.key) ?? []
    #expect(members.sorted() == ["code", "message", "range", "severity", "source"])
  }

  private func publish() throws -> JSONValue {
    let message = try editor.first {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(screens)
    }
    return message["params"] ?? .null
  }

  private func publishedRange() throws -> [Int] {
    let range = try publish()["diagnostics"]?.arrayValue?.first?["range"]
    return ["start", "end"].flatMap { edge in
      ["line", "character"].compactMap { range?[edge]?[$0]?.integerValue }
    }
  }
}
