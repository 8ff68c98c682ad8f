/// A file that was being read when the last run died is skipped by the next one, and named.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct CrashedRunTests {
  private static let announced: JSONValue = ["window": ["workDoneProgress": true]]

  /// Seconds of reading, so that the run ends in the middle of it.
  private static let huge: String = {
    let line = "  func f(_ a: Int) -> [String: Int] { [\"a\": a, \"b\": a + 1].filter { $0.value > 0 } }\n"
    return "import Stinsen\nstruct S {\n" + String(repeating: line, count: 40_000) + "}\n"
  }()

  /// A run that is killed while it reads `Huge.swift`.
  private func killedRun() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace(depot)
    try workspace.write("Huge.swift", Self.huge)
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path, capabilities: Self.announced)
    // Asked for when the index has lasted a while; the text is loaded first, then read.
    _ = try editor.first { $0["method"] == "window/workDoneProgress/create" }
    Thread.sleep(forTimeInterval: 1)
    editor.kill(9)
    _ = try editor.waitForExit()
    return workspace
  }

  private func state(_ editor: FakeEditor) throws -> (state: JSONValue?, reason: String, files: JSONValue?) {
    try editor.ask("s", "signalbox/synchronize")
    let status = try editor.result("t", "signalbox/status")
    return (
      status["state"], status["reason"]?.stringValue ?? "", status["folders"]?.arrayValue?.first?["files"]
    )
  }

  @Test func theNextRunSkipsAndNamesIt() throws {
    let workspace = try killedRun()
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path)
    let degraded = try state(editor)
    #expect(degraded.state == "degraded")
    #expect(degraded.reason.contains("Huge.swift: not read"))
    #expect(degraded.files == 2)
    #expect(editor.logged { $0.contains { $0.contains("Huge.swift: not read") } })
    #expect(try editor.result(1, "textDocument/hover", at(workspace.uri("Screens.swift"), 6, 44)) != .null)
    // The editor shows the text that ended the last run: it is not read either.
    let uri = workspace.uri("Huge.swift")
    editor.open(uri, Self.huge)
    #expect(try state(editor).files == 2)
    #expect(try state(editor).state == "degraded")
    // Another text is no suspect.
    editor.change(uri, version: 2, [["text": "struct Small {}"]])
    #expect(try state(editor).files == 3)
    #expect(try state(editor).state == "ready")
  }

  @Test func theRunAfterThatTriesAgain() throws {
    let workspace = try killedRun()
    let second = FakeEditor()
    try second.initialize(root: workspace.path)
    #expect(try state(second).files == 2)
    second.closeInput()
    _ = try second.waitForExit()
    // It takes its time again, as it would not without that file.
    let third = FakeEditor()
    try third.initialize(root: workspace.path, capabilities: Self.announced)
    _ = try third.first { $0["method"] == "window/workDoneProgress/create" }
    // Whoever leaves in good order holds nothing against what is being read.
    third.notify("exit")
    _ = try third.waitForExit()
    let fourth = FakeEditor()
    try fourth.initialize(root: workspace.path, capabilities: Self.announced)
    _ = try fourth.first { $0["method"] == "window/workDoneProgress/create" }
    fourth.notify("exit")
    _ = try fourth.waitForExit()
  }
}
