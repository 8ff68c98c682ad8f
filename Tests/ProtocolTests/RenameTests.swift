/// Statement 95, as far as it is about renaming: edits, versions, and what is refused.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct RenameTests {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let screens: String
  private let coordinator: String

  init() throws {
    workspace = try TemporaryWorkspace(depot)
    screens = workspace.uri("Screens.swift")
    coordinator = workspace.uri("DepotCoordinator.swift")
  }

  private func renaming(_ place: JSONValue, to name: String) -> JSONValue {
    var object = place.objectValue ?? [:]
    object["newName"] = .string(name)
    return .object(object)
  }

  private func uses(_ editor: FakeEditor) throws -> [JSONValue] {
    var object = at(coordinator, 6, 22).objectValue ?? [:]
    object["context"] = ["includeDeclaration": true]
    return try editor.result("r", "textDocument/references", .object(object)).arrayValue ?? []
  }

  @Test("prepare names the route and nothing else") func prepare() throws {
    try editor.initialize(
      root: workspace.path, capabilities: ["textDocument": ["rename": ["prepareSupport": true]]])
    let answer = try editor.result(1, "textDocument/prepareRename", at(screens, 6, 44))
    #expect(answer["placeholder"] == "parcel")
    #expect(answer["range"]?["start"] == ["line": 6, "character": 42])
    // A factory, a keyword, an empty line.
    for (line, character) in [(6, 32), (3, 2), (8, 0)] {
      #expect(try editor.result(2, "textDocument/prepareRename", at(coordinator, line, character)) == .null)
      #expect(
        try editor.result(3, "textDocument/rename", renaming(at(coordinator, line, character), to: "box")) == .null)
    }
  }

  @Test("95: edits of declaration and uses do not overlap; references are the same afterwards") func s95() throws {
    try editor.initialize(root: workspace.path)
    let before = try uses(editor)
    let edit = try editor.result(1, "textDocument/rename", renaming(at(screens, 6, 44), to: "box"))
    #expect(edit["documentChanges"] == nil)
    #expect(edit["changes"]?.objectValue?.members.count == 2)
    for member in edit["changes"]?.objectValue?.members ?? [] {
      let path = String(member.key.dropFirst("file://".count))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(applied(member.value.arrayValue ?? [], to: text).utf8).write(to: URL(filePath: path))
    }
    let text = try String(contentsOfFile: workspace.path + "/DepotCoordinator.swift", encoding: .utf8)
    #expect(text.contains("@Route(.push) var box = makeParcel"))
    let after = FakeEditor()
    try after.initialize(root: workspace.path)
    #expect(try uses(after).count == before.count)
    #expect(try uses(after).map { $0["range"]?["start"] } == before.map { $0["range"]?["start"] })
  }

  @Test("95: versions where they are supported") func versions() throws {
    try editor.initialize(
      root: workspace.path, capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    let text = try String(contentsOfFile: workspace.path + "/Screens.swift", encoding: .utf8)
    editor.open(screens, version: 17, text)
    let edit = try editor.result(1, "textDocument/rename", renaming(at(screens, 6, 44), to: "box"))
    let documents = edit["documentChanges"]?.arrayValue ?? []
    #expect(documents.map { $0["textDocument"]?["version"] } == [.null, 17])
    #expect(edit["changes"] == nil)
  }

  @Test(
    "what cannot be is refused with a sentence",
    arguments: [
      ("help", "already"), ("makeHelp", "already"), ("2go", "identifier"), ("switch", "word"), ("", "identifier"),
    ])
  func refused(_ name: String, _ why: String) throws {
    try editor.initialize(root: workspace.path)
    let error = try editor.ask(1, "textDocument/rename", renaming(at(screens, 6, 44), to: name))["error"]
    #expect(error?["code"] == -32803)
    #expect(error?["message"]?.stringValue?.contains(why) == true)
  }

  @Test("a use that nobody can place is named") func unresolved() throws {
    try workspace.write(
      "Unknown.swift", "import Stinsen\nfunc open() { unknownRouter().route(to: \\.parcel, 1) }\n")
    try editor.initialize(root: workspace.path)
    let error = try editor.ask(1, "textDocument/rename", renaming(at(screens, 6, 44), to: "box"))["error"]
    #expect(error?["code"] == -32803)
    #expect(error?["message"]?.stringValue?.contains("Unknown.swift:2") == true)
  }
}

/// The text after edits that do not overlap; columns count UTF-16, as they do without negotiation.
func applied(_ edits: [JSONValue], to text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
  let sorted = edits.sorted { place($0, "start") > place($1, "start") }
  for edit in sorted {
    let (start, end) = (place(edit, "start"), place(edit, "end"))
    let head = lines[start.line][..<start.character]
    let tail = end.line < lines.count ? lines[end.line][end.character...] : []
    let new = Array((edit["newText"]?.stringValue ?? "").utf16)
    let joined = String(decoding: head + new + tail, as: UTF16.self)
    let replacement = joined.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    lines.replaceSubrange(start.line...min(end.line, lines.count - 1), with: replacement)
  }
  return lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
}

private func place(_ edit: JSONValue, _ edge: String) -> (line: Int, character: Int) {
  let position = edit["range"]?[edge]
  return (position?["line"]?.integerValue ?? 0, position?["character"]?.integerValue ?? 0)
}
