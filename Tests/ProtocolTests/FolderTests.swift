/// Folders that lie in each other.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct FolderTests {
  private let workspace: TemporaryWorkspace
  private let editor = FakeEditor()
  private let inner: String

  init() throws {
    workspace = try TemporaryWorkspace(depot.replacing("//- /", with: "//- /Inner/"))
    inner = workspace.uri("Inner")
  }

  private func change(added: [String] = [], removed: [String] = []) {
    let list = { (uris: [String]) in JSONValue.array(uris.map { ["uri": .string($0), "name": "x"] }) }
    editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": list(added), "removed": list(removed)]])
  }

  private func served() throws -> [String] {
    let folders = try editor.result("s", "signalbox/status")["folders"]?.arrayValue ?? []
    return folders.compactMap { $0["uri"]?.stringValue }
  }

  private func symbols() throws -> Int? {
    try editor.result("w", "workspace/symbol", ["query": "DepotCoordinator"]).arrayValue?.count
  }

  @Test("an inner folder is served on its own once the outer one is gone", arguments: [true, false])
  func innerFolderStays(_ isOuterFirst: Bool) throws {
    let folders = isOuterFirst ? [workspace.uri, inner] : [inner, workspace.uri]
    let list = JSONValue.array(folders.map { ["uri": .string($0), "name": "x"] })
    try editor.ask("initialize", "initialize", ["workspaceFolders": list, "capabilities": [:]])
    editor.notify("initialized")
    #expect(try served() == [workspace.uri])
    change(removed: [workspace.uri])
    #expect(try served() == [inner])
    let found = try #require(try symbols())
    #expect(found > 0)
    change(added: [workspace.uri])
    #expect(try served() == [workspace.uri])
    #expect(try symbols() == found)
    // The inner one alone is no loss.
    change(removed: [inner])
    change(removed: [workspace.uri])
    #expect(try served() == [])
  }

  @Test("a folder that is not there is named by the status") func missingFolder() throws {
    let list = JSONValue.array([["uri": .string(workspace.uri("Nowhere")), "name": "x"]])
    try editor.ask("initialize", "initialize", ["workspaceFolders": list, "capabilities": [:]])
    editor.notify("initialized")
    _ = try editor.result("y", "signalbox/synchronize")
    let reason = try editor.result("s", "signalbox/status")["reason"]?.stringValue
    #expect(reason?.hasPrefix(workspace.path + "/Nowhere: ") == true)
  }

  @Test("the best symbol is first, whichever folder it is in")
  func symbolsOfAllFoldersAreInOrder() throws {
    try workspace.write(
      "Other/Depot.swift",
      """
      import Stinsen
      final class Depot: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\Depot.start)
        @Root var start = makeStart
        func makeStart() -> StartScreen { StartScreen() }
      }
      """)
    let list = JSONValue.array([inner, workspace.uri("Other")].map { ["uri": .string($0), "name": "x"] })
    try editor.ask("initialize", "initialize", ["workspaceFolders": list, "capabilities": [:]])
    editor.notify("initialized")
    let found = try editor.result("w", "workspace/symbol", ["query": "depot"]).arrayValue ?? []
    #expect(found.count > 1)
    #expect(found.first?["name"] == "Depot")
  }
}
