/// Generated uses of flows, right and wrong: our opinion about every line is the compiler's about the expanded twin.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct WildCallTests {
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

  @Test(arguments: 0..<3) func compilerAgrees(part: Int) throws {
    let seed = Self.seed &+ UInt64(part)
    var flows = SelectionGenerator(seed: seed)
    let workspace = flows.makeWorkspace(functions: 0)
    var calls = WildCallGenerator(seed: seed, tree: workspace.tree)
    let wild = (0..<200).map { calls.makeFunction($0) }
    let text = workspace.text + wild.joined(separator: "\n") + "\n"
    let file = FileID("Wild.swift")
    let snapshot = Snapshot(files: [file: SourceFile(text: Array(text.utf8))])
    let index = LineIndex(Array(text.utf8))
    let ours = Set(
      snapshot.diagnostics.filter { $0.severity == .error }
        .map { index.position(of: $0.location.range.start).line + 1 })
    let complaints = try SwiftCompiler().complaints(about: [("Wild.swift", MacroExpansion(text).text)])
    let theirs = Dictionary(grouping: complaints) { $0.line }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let differences = ours.symmetricDifference(theirs.keys).sorted().map { line in
      let said = (theirs[line] ?? []).map(\.message).joined(separator: "; ")
      return (theirs[line] == nil ? "false alarm: " : "missed (\(said)): ") + lines[line - 1]
    }
    #expect(theirs.count > 30)
    #expect(differences.isEmpty, "SIGNALBOX_SEED=\(seed)\n\(differences.joined(separator: "\n"))")
  }
}
