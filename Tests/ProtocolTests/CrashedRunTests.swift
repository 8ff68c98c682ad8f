/// A file that was being read when the last run died is skipped by the next one, and named.

import Foundation
import JSON
import JSONRPC
import Testing

@Suite struct CrashedRunTests {
  /// Long enough to be caught at, in any build.
  private static let huge: String = {
    let line =
      "  func f(_ a: Int) -> [String: Int] { r.route(to: \\.lane).route(to: \\.map, a ? b : c) { self?.x(\"\\(a)\") } }\n"
    return "import Stinsen\nstruct S {\n" + String(repeating: line, count: 70_000) + "}\n"
  }()

  /// What the system sends to a process that fails.
  private static let failure: Int32 = 11
  private static let kill: Int32 = 9
  private static let termination: Int32 = 15

  /// Nobody else's records.
  private let cache: TemporaryWorkspace

  init() throws { cache = try TemporaryWorkspace() }

  private func workspace() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace(depot)
    try workspace.write("Huge.swift", Self.huge)
    return workspace
  }

  private var caches: String { cache.path + "/Library/Caches" }

  private func makeEditor() -> FakeEditor { FakeEditor(environment: ["HOME": cache.path, "XDG_CACHE_HOME": caches]) }

  /// A run that reads `Huge.swift`, as its record says, at this moment.
  private func reading(in workspace: TemporaryWorkspace) throws -> FakeEditor {
    let old = Set(records)
    let editor = makeEditor()
    try editor.initialize(root: workspace.path)
    let deadline = ContinuousClock.now + .seconds(30)
    while !records.contains(where: { !old.contains($0) && namesHuge($0) }) {
      try #require(ContinuousClock.now < deadline, "Nobody reads 'Huge.swift'.")
      Thread.sleep(forTimeInterval: 0.001)
    }
    return editor
  }

  private var records: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: caches + "/signalbox")) ?? []
  }

  /// Behind the line end with which a place begins, a text stands that has been read.
  private func namesHuge(_ record: String) -> Bool {
    let bytes = FileManager.default.contents(atPath: caches + "/signalbox/" + record) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\0").contains { place in
      !place.hasPrefix("\n") && place.prefix { $0 != "\n" }.hasSuffix(" Huge.swift")
    }
  }

  /// A run that gets a signal while it reads `Huge.swift`.
  private func run(in workspace: TemporaryWorkspace, endedBy signal: Int32) throws {
    let editor = try reading(in: workspace)
    editor.kill(signal)
    _ = try editor.waitForExit()
  }

  /// A run that does, and leaves in good order.
  private func readsItAgain(_ workspace: TemporaryWorkspace) throws {
    let editor = try reading(in: workspace)
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
    let editor = makeEditor()
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
    let second = makeEditor()
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
    let third = makeEditor()
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
