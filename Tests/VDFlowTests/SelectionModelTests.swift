/// Generated functions over generated flows: what we say about them is what happens when they run.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct SelectionModelTests {
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

  /// 12 workspaces of 60 functions, each of one to four statements.
  @Test(arguments: 0..<12) func verdictsAreWhatHappens(part: Int) throws {
    let seed = Self.seed &+ UInt64(part)
    var generator = SelectionGenerator(seed: seed)
    let workspace = generator.makeWorkspace(functions: 60)
    let file = FileID("Generated.swift")
    let snapshot = Snapshot(files: [file: SourceFile(text: Array(workspace.text.utf8))])
    let lines = LineIndex(Array(workspace.text.utf8))
    let judged: Set<String> = ["no-op-transition", "selection-not-propagated", "selection-bubbles"]
    let found = snapshot.diagnostics.filter { judged.contains($0.code) }.map { finding in
      "\(lines.position(of: finding.location.range.start).line + 1) \(finding.code)"
    }
    let errors = snapshot.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "SIGNALBOX_SEED=\(seed) \(errors.map(\.message))")
    let expected = workspace.functions.flatMap { $0.expectedFindings(in: workspace.tree) }
    let difference = Set(found).symmetricDifference(expected).sorted().map { entry in
      let number = entry.split(separator: " ").first.flatMap { Int($0) } ?? 1
      let side = expected.contains(entry) ? "missed" : "false alarm"
      return "\(side) \(entry): \(workspace.line(number))\n\(workspace.function(at: number))"
    }
    #expect(difference.isEmpty, "SIGNALBOX_SEED=\(seed)\n\(difference.joined(separator: "\n"))")
  }

  /// The steps that a statement lists are those that the model selects.
  @Test(arguments: 0..<4) func listedStepsAreSelected(part: Int) throws {
    let seed = Self.seed &+ 100 &+ UInt64(part)
    var generator = SelectionGenerator(seed: seed)
    let workspace = generator.makeWorkspace(functions: 60)
    let file = FileID("Generated.swift")
    let snapshot = Snapshot(files: [file: SourceFile(text: Array(workspace.text.utf8))])
    let lines = LineIndex(Array(workspace.text.utf8))
    let listed = Dictionary(grouping: snapshot.transitions.filter { $0.status == .resolved && $0.call != "factory" }) {
      lines.position(of: $0.location.range.start).line + 1
    }
    var checked = 0
    for function in workspace.functions {
      for (offset, statement) in function.statements.enumerated() {
        guard let selected = statement.newlySelected(in: workspace.tree) else { continue }
        let own = (listed[function.line + offset + 1] ?? []).compactMap(\.route)
        #expect(own == selected, "SIGNALBOX_SEED=\(seed) \(statement.text(in: workspace.tree))")
        checked += 1
      }
    }
    #expect(checked > 20)
  }

  /// What is generated is Swift.
  @Test func generatedTwinCompiles() throws {
    var generator = SelectionGenerator(seed: Self.seed)
    let workspace = generator.makeWorkspace(functions: 60)
    let twin = MacroExpansion(workspace.text)
    #expect(twin.complaints.isEmpty)
    let complaints = try SwiftCompiler().complaints(about: [("Generated.swift", twin.text)])
    #expect(complaints.isEmpty, "SIGNALBOX_SEED=\(Self.seed)\n\(complaints.map(\.description).joined(separator: "\n"))")
  }

  @Test func everyVerdictOccurs() {
    var generator = SelectionGenerator(seed: Self.seed)
    var codes: [String: Int] = [:]
    for _ in 0..<12 {
      let workspace = generator.makeWorkspace(functions: 60)
      for finding in workspace.functions.flatMap({ $0.expectedFindings(in: workspace.tree) }) {
        codes[finding.split(separator: " ").last.map(String.init) ?? "", default: 0] += 1
      }
    }
    #expect(codes["no-op-transition", default: 0] > 50)
    #expect(codes["selection-not-propagated", default: 0] > 10)
    #expect(codes["selection-bubbles", default: 0] > 3)
  }
}

extension FlowStatement {
  /// What the statement selects when it runs alone, outermost first; nil where it is no selection.
  func newlySelected(in tree: FlowTree) -> [String]? {
    switch action {
    case .select, .assignSelection, .deselect: break
    case .assignItems, .assignFlow, .assignWhole: return nil
    }
    var root = FlowValue(0, "rest", in: tree)
    run(on: &root, at: 1, in: tree)
    var routes: [String] = []
    for count in 0...path.count {
      guard let value = root.at(path[..<count]), value.selected(in: tree) != "rest" else { continue }
      routes.append("Flow\(value.flow).\(value.selected(in: tree))")
    }
    return routes
  }
}

struct GeneratedFunction {
  /// Of `func`, from 1.
  var line: Int
  var statements: [FlowStatement]

  /// `line code`, from running the statements.
  func expectedFindings(in tree: FlowTree) -> [String] {
    var root = FlowValue(0, "rest", in: tree)
    var trace: [FlowValue] = [root]
    for (time, statement) in statements.enumerated() {
      statement.run(on: &root, at: time + 1, in: tree)
      trace.append(root)
    }
    return statements.indices.flatMap { index in
      codes(for: index, trace, tree).map { "\(line + index + 1) \($0)" }
    }
  }

  private func codes(for index: Int, _ trace: [FlowValue], _ tree: FlowTree) -> [String] {
    let statement = statements[index]
    var codes: [String] = []
    switch statement.action {
    case .assignItems(let step), .assignFlow(let step, _):
      // A value without effect: the step is selected at no time.
      let isEverSelected = trace.contains { $0.at(statement.path[...])?.selected(in: tree) == step }
      if !isEverSelected { codes.append("no-op-transition") }
    case .select, .assignSelection:
      if stopsShort(statement, trace, tree) { codes.append("selection-not-propagated") }
    case .deselect:
      if stopsShort(statement, trace, tree) { codes.append("selection-not-propagated") }
      if switchesBack(index, trace, tree) { codes.append("selection-bubbles") }
    case .assignWhole: break
    }
    return codes
  }

  /// Run alone, the statement leaves a step on its path unselected, below another that is a flow's; and the others never
  /// select it.
  private func stopsShort(_ statement: FlowStatement, _ trace: [FlowValue], _ tree: FlowTree) -> Bool {
    var root = FlowValue(0, "rest", in: tree)
    statement.run(on: &root, at: 1, in: tree)
    let left = statement.path.indices.last {
      root.at(statement.path[..<$0])?.selected(in: tree) != statement.path[$0]
    }
    guard let left else { return false }
    return !trace.contains { $0.at(statement.path[..<left])?.selected(in: tree) == statement.path[left] }
  }

  /// A flow on the path had another step selected by an earlier statement, and has not any more, to the function's end.
  private func switchesBack(_ index: Int, _ trace: [FlowValue], _ tree: FlowTree) -> Bool {
    let path = statements[index].path
    return path.indices.contains { count in
      let before = trace[index].at(path[..<count])?.selected(in: tree)
      let after = trace[index + 1].at(path[..<count])?.selected(in: tree)
      let last = trace.last?.at(path[..<count])?.selected(in: tree)
      return before != "rest" && before != path[count] && after == path[count] && last == path[count]
    }
  }
}
