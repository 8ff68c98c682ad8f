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

  /// What the system sends to a process that fails.
  private static let failure: Int32 = 11
  private static let kill: Int32 = 9
  private static let termination: Int32 = 15

  private func workspace() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace(depot)
    try workspace.write("Huge.swift", Self.huge)
    return workspace
  }

  /// A run that gets a signal while it reads `Huge.swift`.
  private func run(in workspace: TemporaryWorkspace, endedBy signal: Int32) throws {
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path, capabilities: Self.announced)
    // Asked for when the index has lasted a while; the text is loaded first, then read.
    _ = try editor.first { $0["method"] == "window/workDoneProgress/create" }
    Thread.sleep(forTimeInterval: 1)
    editor.kill(signal)
    _ = try editor.waitForExit()
  }

  /// Whether a run takes its time, as it would not without that file. It leaves in good order.
  private func readsItAgain(_ workspace: TemporaryWorkspace) throws {
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path, capabilities: Self.announced)
    _ = try editor.first { $0["method"] == "window/workDoneProgress/create" }
    editor.notify("exit")
    _ = try editor.waitForExit()
  }

  private func state(_ editor: FakeEditor) throws -> (state: JSONValue?, reason: String, files: JSONValue?) {
    try editor.ask("s", "signalbox/synchronize")
    let status = try editor.result("t", "signalbox/status")
    return (
      status["state"], status["reason"]?.stringValue ?? "", status["folders"]?.arrayValue?.first?["files"]
    )
  }

  @Test func theNextRunSkipsAndNamesIt() throws {
    let workspace = try workspace()
    try run(in: workspace, endedBy: Self.failure)
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
    let workspace = try workspace()
    try run(in: workspace, endedBy: Self.failure)
    let second = FakeEditor()
    try second.initialize(root: workspace.path)
    #expect(try state(second).files == 2)
    second.closeInput()
    _ = try second.waitForExit()
    try readsItAgain(workspace)
    // Whoever leaves in good order holds nothing against what is being read.
    try readsItAgain(workspace)
  }

  /// It says nothing about the text, unless it happens again.
  @Test func aRunThatIsKilledTwiceIsOnceTooOften() throws {
    let workspace = try workspace()
    try run(in: workspace, endedBy: Self.kill)
    // This one reads it, or it could not be killed while it does.
    try run(in: workspace, endedBy: Self.kill)
    let third = FakeEditor()
    try third.initialize(root: workspace.path)
    #expect(try state(third).state == "degraded")
  }

  @Test func whoIsAskedToEndHoldsNothingAgainstAText() throws {
    let workspace = try workspace()
    try run(in: workspace, endedBy: Self.termination)
    try run(in: workspace, endedBy: Self.termination)
    try readsItAgain(workspace)
  }
}
