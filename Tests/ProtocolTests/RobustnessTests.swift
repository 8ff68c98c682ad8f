/// What real editors, disks and people do to a server.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct RobustnessTests {
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

  @Test("edits while requests run: each answer belongs to the text at its turn") func editsBetween() throws {
    try editor.initialize(root: workspace.path)
    _ = try editor.unread()
    editor.open(screens, version: 0, text("parcel"))
    for version in 1...200 {
      editor.change(screens, version: version, [["text": .string(text(version.isMultiple(of: 2) ? "parcel" : "no"))]])
      editor.start(.integer(version), "textDocument/hover", at(screens, 1, 55))
    }
    for version in 1...200 {
      let isRight = version.isMultiple(of: 2)
      #expect((try editor.response(.integer(version))["result"] != .null) == isRight, "\(version)")
    }
  }

  @Test("a branch switch of 500 files without events is one round of diagnostics") func branchSwitch() throws {
    for number in 0..<500 { try workspace.write("Many/F\(number).swift", text("parcel")) }
    try editor.initialize(root: workspace.path)
    _ = try editor.unread()
    for number in 0..<500 { try workspace.write("Many/F\(number).swift", text("nothing")) }
    // A save anywhere makes the server look.
    editor.open(screens, "struct DepotScreen {}\n")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(screens)]])
    let published = try editor.unread().filter { $0["method"] == "textDocument/publishDiagnostics" }
    let many = published.filter { $0["params"]?["uri"]?.stringValue?.contains("/Many/") == true }
    #expect(many.count == 500)
    #expect(Set(many.compactMap { $0["params"]?["uri"]?.stringValue }).count == 500)
  }

  @Test("a deleted root is survived, and its diagnostics go") func deletedRoot() throws {
    try editor.initialize(root: workspace.path)
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    try FileManager.default.removeItem(atPath: workspace.path)
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(try editor.publishedCodes(screens) == [])
    try workspace.write("Screens.swift", text("no"))
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    _ = try editor.unread()
    #expect(editor.isRunning)
  }

  @Test("a file that becomes a folder, and a link that leaves the root") func oddFiles() throws {
    let outside = try TemporaryWorkspace("//- /Outside.swift\n" + text("nothing"))
    try editor.initialize(root: workspace.path)
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    try workspace.remove("Screens.swift")
    try workspace.write("Screens.swift/Inner.swift", text("nothing"))
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/Linked", withDestinationPath: outside.path)
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    let published = try editor.unread().compactMap { $0["params"] }
    let codes = Dictionary(
      published.map { ($0["uri"]?.stringValue ?? "", $0["diagnostics"]?.arrayValue?.count ?? 0) }
    ) { _, last in last }
    #expect(codes == [screens: 0, workspace.uri("Screens.swift/Inner.swift"): 1])
  }

  @Test("folders that come and go while they are indexed") func folders() throws {
    let line = "  func f(_ a: Int) -> [String: Int] { [\"a\": a, \"b\": a + 1].filter { $0.value > 0 } }\n"
    let large = try TemporaryWorkspace()
    for number in 0..<4 {
      try large.write("L\(number).swift", "import Stinsen\nstruct S {\n" + String(repeating: line, count: 300) + "}\n")
    }
    try editor.initialize(root: workspace.path)
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    let change = { (added: [String], removed: [String]) in
      let list = { (uris: [String]) in JSONValue.array(uris.map { ["uri": .string($0), "name": "x"] }) }
      editor.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": list(added), "removed": list(removed)]])
    }
    for _ in 0..<5 {
      change([large.uri], [])
      change([], [large.uri])
    }
    change([], [workspace.uri])
    #expect(try editor.unread().last?["params"]?["diagnostics"] == [])
    change([workspace.uri], [])
    #expect(try editor.publishedCodes(screens) == ["unknown-route"])
    let folders = try editor.result(1, "signalbox/status")["folders"]?.arrayValue ?? []
    #expect(folders.map { $0["uri"] } == [.string(workspace.uri)])
  }

  @Test("a document as deep as a stack is long") func deep() throws {
    try editor.initialize(root: workspace.path)
    for piece in ["(", "[", "{", ".a", "+1", "\\.", "!"] {
      let uri = workspace.uri("Deep.swift")
      editor.open(uri, "import Stinsen\nlet a = x" + String(repeating: piece, count: 100_000))
      #expect(try editor.result(1, "textDocument/hover", at(uri, 1, 4)) == .null)
      editor.close(uri)
    }
    #expect(editor.isRunning)
  }

  @Test("pipes that close at any time end the process") func closedPipes() throws {
    for step in 0..<4 {
      let editor = FakeEditor()
      if step > 0 { try editor.initialize(root: workspace.path) }
      if step > 1 { editor.start(1, "textDocument/hover", at(screens, 6, 44)) }
      if step > 2 { editor.send(bytes: Array("Content-Length: 100\r\n\r\n{".utf8)) }
      editor.closeInput()
      #expect(try editor.waitForExit() == 1)
    }
  }
}
