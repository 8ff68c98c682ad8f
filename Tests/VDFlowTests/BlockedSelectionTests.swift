/// Versions 4.20 to 4.29: what we say of a selection is what happens behind some other statements of the workspace.

import Foundation
import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct BlockedSelectionTests {
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

  @Test(arguments: 0..<6) func hintsAreWhatHappens(part: Int) throws {
    let seed = Self.seed &+ UInt64(part)
    var generator = SelectionGenerator(seed: seed)
    let workspace = generator.makeWorkspace(functions: 12)
    #expect(hints(in: workspace, version: "4.30.0").isEmpty)
    let found = hints(in: workspace, version: "4.26.0")
    let expected = blockedLines(in: workspace)
    let difference = found.symmetricDifference(expected).sorted().map { line in
      (expected.contains(line) ? "missed: " : "false alarm: ") + workspace.line(line)
    }
    #expect(difference.isEmpty, "SIGNALBOX_SEED=\(seed)\n\(difference.joined(separator: "\n"))\n\(workspace.text)")
  }

  @Test func bothVerdictsOccur() {
    var generator = SelectionGenerator(seed: Self.seed)
    var blocked = 0
    var free = 0
    for _ in 0..<12 {
      let workspace = generator.makeWorkspace(functions: 12)
      let lines = blockedLines(in: workspace)
      blocked += lines.count
      free += workspace.functions.flatMap(\.statements).count - lines.count
    }
    #expect(blocked > 10 && free > 100)
  }

  private func hints(in workspace: SelectionGenerator.Workspace, version: String) -> Set<Int> {
    let file = FileID("Generated.swift")
    let pin = PackagePin(name: "vdflow", url: "https://github.com/dankinsoid/VDFlow", version: version)
    let snapshot = Snapshot(
      files: [file: SourceFile(text: Array(workspace.text.utf8))],
      configuration: AnalysisConfiguration(packagePins: [pin]))
    let lines = LineIndex(Array(workspace.text.utf8))
    let found = snapshot.diagnostics.filter { $0.severity == .hint && $0.code == "no-op-transition" }
    return Set(found.map { lines.position(of: $0.location.range.start).line + 1 })
  }

  /// Lines that select a flow's step, and do not when something was done inside it and another step selected before.
  private func blockedLines(in workspace: SelectionGenerator.Workspace) -> Set<Int> {
    let tree = workspace.tree
    let all = workspace.functions.flatMap(\.statements)
    var blocked = Set<Int>()
    for function in workspace.functions {
      for (offset, statement) in function.statements.enumerated() {
        let name: String
        switch statement.action {
        case .select(let step, with: nil), .assignSelection(let step): name = step
        default: continue
        }
        guard case .flow? = tree.step(name, of: statement.flow)?.kind else { continue }
        let touching = all.filter { touches($0, name, statement, tree) }
        let leaving = all.filter { leaves($0, name, statement, tree) }
        let isBlocked = touching.contains { first in
          leaving.contains { second in
            var root = FlowValue(0, "rest", in: tree)
            for (time, next) in [first, second, statement].enumerated() { next.run(on: &root, at: time + 1, in: tree) }
            return root.at(statement.path[...])?.selected(in: tree, isBlocking: true) != name
          }
        }
        if isBlocked { blocked.insert(function.line + offset + 1) }
      }
    }
    return blocked
  }

  private func touches(_ other: FlowStatement, _ name: String, _ statement: FlowStatement, _ tree: FlowTree) -> Bool {
    var root = FlowValue(0, "rest", in: tree)
    other.run(on: &root, at: 1, in: tree)
    return root.at(statement.path[...])?.children[name]?.newest(in: tree) != nil
  }

  private func leaves(_ other: FlowStatement, _ name: String, _ statement: FlowStatement, _ tree: FlowTree) -> Bool {
    var root = FlowValue(0, "rest", in: tree)
    other.run(on: &root, at: 1, in: tree)
    guard let value = root.at(statement.path[...]), value.newest(in: tree) != nil else { return false }
    return value.selected(in: tree) != name && value.selected(in: tree) != "rest"
  }
}
