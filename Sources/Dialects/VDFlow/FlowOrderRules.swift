/// What the order of selections makes of them: W8 and W10.

import RouteGraph
import Semantics
import SourceText

/// W8: a selection that a later one below takes back; W10.
enum OrderRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    var found: [(FileID, FlowFinding)] = []
    for (file, result) in evidence.files {
      let nested = result.selections.contains { $0.deselects && $0.path.count > 1 }
      if nested { found += bubbling(result, evidence).map { (file, $0) } }
    }
    for selection in evidence.selections {
      let versions = evidence.versions(of: selection.file)
      guard !versions.isBelow(20), !versions.isAtLeast(30) else { continue }
      if let finding = blocked(selection, evidence) { found.append((selection.file, finding)) }
    }
    return found
  }

  // MARK: W8

  private struct Block: Hashable {
    var body: FlowBody
    var block: Int
  }

  private enum Event {
    case reset(FlowReset)
    case select(FlowSelection)

    var statement: Int {
      switch self {
      case .reset(let reset): reset.statement
      case .select(let selection): selection.statement
      }
    }
  }

  /// Runs the statements of every block that deselects below another flow.
  private static func bubbling(_ result: FlowFileResult, _ evidence: FlowEvidence) -> [FlowFinding] {
    var blocks: [Block: [Event]] = [:]
    for reset in result.resets {
      guard isNamed(reset.path) else { continue }
      blocks[Block(body: reset.body, block: reset.block), default: []].append(.reset(reset))
    }
    for selection in result.selections
    where !selection.isPayload && !selection.isByValue && selection.kind != .defaultValue && isNamed(selection.path) {
      blocks[Block(body: selection.body, block: selection.block), default: []].append(.select(selection))
    }
    var findings: [FlowFinding] = []
    for (block, events) in blocks {
      let others = blocks.filter { $0.key.body == block.body && $0.key != block }.flatMap(\.value)
      // Stable: what a statement resets comes before what it selects.
      let ordered = events.enumerated().sorted { ($0.element.statement, $0.offset) < ($1.element.statement, $1.offset) }
      var run = SelectionRun(evidence.model)
      var bubbles: [[SelectionRun.Bubble]] = []
      for (time, event) in ordered.enumerated() {
        switch event.element {
        case .reset(let reset): run.reset(reset.path)
        case .select(let selection): bubbles.append(run.select(selection, at: time))
        }
      }
      findings += bubbles.compactMap { bubbles in
        bubbles.first { run.lasts($0) && !isTurned($0, by: others) }?.finding
      }
    }
    return findings.sorted { $0.range < $1.range }
  }

  /// Elements of lists and results of calls may be another value each time.
  private static func isNamed(_ path: [String]) -> Bool { path.first?.isEmpty == false }

  /// Code in another block, as of a `defer`, selects in the same value.
  private static func isTurned(_ bubble: SelectionRun.Bubble, by others: [Event]) -> Bool {
    others.contains { event in
      switch event {
      case .reset(let reset): bubble.path.starts(with: reset.path)
      case .select(let selection): selection.path == bubble.path && selection.step != bubble.branch
      }
    }
  }

  // MARK: W10

  /// Between 4.20 and 4.29 a nested flow that was touched once blocks its step.
  private static func blocked(_ selection: FlowSelection, _ evidence: FlowEvidence) -> FlowFinding? {
    guard selection.kind == .select, selection.isLast, !selection.replacesValue, let name = selection.step,
      let flow = evidence.model.flows[selection.flow], let below = flow.step(named: name)?.valueType.nominalID,
      evidence.model.flows[below] != nil
    else { return nil }
    let isWritten = evidence.selections.contains { $0.flow == below && $0.kind == .select }
    let isLeft = evidence.selections.contains {
      $0.flow == flow.id && $0.kind == .select && $0.step != name && $0.step != nil
    }
    guard isWritten, isLeft else { return nil }
    return FlowMessages.hint(
      "no-op-transition", selection.range,
      "'\(name)' of '\(flow.name)' stays unselected once a step below it has been selected and another left for; "
        + "VDFlow 4.30 repairs this",
      need: .between(20, 30))
  }
}

/// What is known of the selections while the statements of one block run: the newest stamp wins, and a nested flow's
/// stamp is its step's too.
private struct SelectionRun {
  private let model: VDFlowModel
  /// By the names of the path to a flow, then by step.
  private var stamps: [[String]: [String: Int]] = [:]
  /// What a factory starts a flow with.
  private var initial: [[String]: String] = [:]

  init(_ model: VDFlowModel) { self.model = model }

  /// The value at the path is another now.
  mutating func reset(_ path: [String]) {
    stamps = stamps.filter { !$0.key.starts(with: path) }
    initial = initial.filter { !$0.key.starts(with: path) }
  }

  /// A branch that a deselection below it has selected again.
  struct Bubble {
    var flow: Flow
    /// To the flow.
    var path: [String]
    var branch: String
    var finding: FlowFinding
  }

  /// Nothing behind it has selected anything else.
  func lasts(_ bubble: Bubble) -> Bool { selected(at: bubble.path, bubble.flow) == bubble.branch }

  /// The selections further up that a deselection takes back, outermost first.
  mutating func select(_ selection: FlowSelection, at time: Int) -> [Bubble] {
    guard let step = selection.step, !selection.path.isEmpty else { return [] }
    if selection.kind == .factory {
      initial[selection.path] = step
      return []
    }
    // The steps around it follow from its own stamp.
    guard selection.isLast else { return [] }
    let before = ancestors(of: selection)
    stamps[selection.path, default: [:]][step] = time
    guard selection.deselects else { return [] }
    return before.compactMap { flow, path, branch, selected in
      // What selects a step that could not be read tells nobody so.
      guard let selected, selected != branch, flow.isFullyKnown, self.selected(at: path, flow) == branch else {
        return nil
      }
      let finding = FlowMessages.hint(
        "selection-bubbles", selection.range,
        "deselecting in '\(branch)' selects '\(branch)' of '\(flow.name)' again, after '\(selected)' was selected; "
          + "deselect first", need: .atLeast(16))
      return Bubble(flow: flow, path: path, branch: branch, finding: finding)
    }
  }

  /// The flows on the way to a selection, outermost first, the step that leads on, and what is selected there.
  private func ancestors(of selection: FlowSelection) -> [(
    flow: Flow, path: [String], branch: String, selected: String?
  )] {
    selection.flowsAround.compactMap { id, count in
      guard let flow = model.flows[id], count < selection.path.count else { return nil }
      let path = Array(selection.path[..<count])
      return (flow, path, selection.path[count], selected(at: path, flow))
    }
  }

  private func selected(at path: [String], _ flow: Flow) -> String? {
    var best: (step: String, time: Int)?
    for name in flow.steps.map(\.name) {
      guard let time = newest(name, at: path, flow), time > best?.time ?? -1 else { continue }
      best = (name, time)
    }
    return best?.step ?? initial[path]
  }

  /// Looks at the paths on which something was selected: those that are possible have no end where a flow holds itself.
  private func newest(_ step: String, at path: [String], _ flow: Flow) -> Int? {
    var newest = stamps[path]?[step]
    guard let below = self.flow(behind: step, flow) else { return newest }
    let start = path + [step]
    for (key, times) in stamps where key.starts(with: start) {
      let end = key[start.count...].reduce(Optional(below)) { flow, step in flow.flatMap { self.flow(behind: step, $0) }
      }
      guard let end else { continue }
      // A selection of nothing in partial mode is no step.
      for (name, time) in times where name == "none" || end.step(named: name) != nil {
        newest = max(newest ?? time, time)
      }
    }
    return newest
  }

  private func flow(behind step: String, _ flow: Flow) -> Flow? {
    flow.step(named: step)?.valueType.nominalID.flatMap { model.flows[$0] }
  }
}
