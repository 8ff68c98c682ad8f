/// Run-time rules that need all files, or all of a function: W1, W2, W4, W8 and W10.

import RouteGraph
import Semantics
import SourceText

/// W1, W2: a value is assigned, and nothing selects its step.
enum SilentAssignmentRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    var found: [(FileID, FlowFinding)] = []
    for (file, result) in evidence.results.sorted(by: { $0.key < $1.key }) where !result.assignments.isEmpty {
      let values = result.assignments.map(\.valueRange)
      let selections = result.selections.filter { selection in
        !selection.isPayload && selection.kind != .defaultValue
          && !(selection.kind == .factory && selection.path.isEmpty && values.contains { $0.contains(selection.range) })
      }
      for assignment in result.assignments {
        let isSelected = selections.contains { selection in
          selection.flow == assignment.flow && selection.body == assignment.body
            && (selection.step == nil || selection.step == assignment.step)
            && (selection.kind != .factory || selection.path.isEmpty || selection.path == assignment.path.dropLast())
        }
        if isSelected { continue }
        found.append((file, assignment.finding))
      }
    }
    return found
  }
}

/// W4: nobody installs what a view takes from its environment.
enum EnvironmentRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    let results = evidence.results.values
    if results.contains(where: \.hasUnknownInstall) { return [] }
    let installed = Set(results.flatMap(\.installs).compactMap { $0.unwrapped.nominalID })
    let constructions = results.flatMap(\.constructions)
    return evidence.results.sorted { $0.key < $1.key }.flatMap { file, result in
      result.environmentReads.compactMap { read -> (FileID, FlowFinding)? in
        guard !read.isTrial, evidence.payloads.contains(read.flow), !installed.contains(read.flow),
          let flow = evidence.model.flows[read.flow], !flow.isForeign
        else { return nil }
        let own = constructions.filter { $0.view == read.view }
        guard own.contains(where: { !$0.isTrial }), !own.contains(where: { $0.labels.contains(read.name) }) else { return nil }
        var finding = FlowMessages.warning(
          "missing-environment-router", read.range,
          "'\(read.name)' of '\(read.view.name)' is a value of its own: no '.step' or '.stepEnvironment' in the workspace "
            + "installs a '\(flow.name)'")
        finding.related = [(.flow(flow.coordinatorID), "'\(flow.name)' is declared here")]
        return (file, finding)
      }
    }
  }
}

/// W8: a selection that a later one below takes back; W10.
enum OrderRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    evidence.selections.flatMap { selection -> [(FileID, FlowFinding)] in
      var found: [(FileID, FlowFinding)] = []
      if selection.deselects, let finding = bubbling(selection, evidence) { found.append((selection.file, finding)) }
      if let finding = blocked(selection, evidence) { found.append((selection.file, finding)) }
      return found
    }
  }

  private static func bubbling(_ last: FlowSelection, _ evidence: FlowEvidence) -> FlowFinding? {
    for count in last.path.indices.dropFirst() {
      let path = Array(last.path[..<count])
      let branch = last.path[count]
      // The latest selection there is what the deselection takes back.
      let earlier = evidence.selections.last {
        $0.file == last.file && $0.body == last.body && $0.block == last.block && $0.statement < last.statement
          && [.select, .factory].contains($0.kind) && $0.path == path
      }
      guard let earlier, let step = earlier.step, step != branch, let flow = evidence.model.flows[earlier.flow],
        leads(from: flow, along: last.path[count...], to: last.flow, evidence)
      else { continue }
      return FlowMessages.hint(
        "selection-bubbles", last.range,
        "deselecting in '\(branch)' selects '\(branch)' of '\(flow.name)' again, after '\(step)' was selected; deselect first")
    }
    return nil
  }

  /// Whether every value on the way is a flow.
  private static func leads(
    from start: Flow, along names: ArraySlice<String>, to end: NominalID, _ evidence: FlowEvidence
  ) -> Bool {
    var current = start
    for name in names {
      guard let next = current.step(named: name)?.valueType.nominalID.flatMap({ evidence.model.flows[$0] }) else {
        return false
      }
      current = next
    }
    return current.id == end
  }

  /// W10: between 4.20 and 4.29 a nested flow that was touched once blocks its step.
  private static func blocked(_ selection: FlowSelection, _ evidence: FlowEvidence) -> FlowFinding? {
    guard selection.kind == .select, let name = selection.step, let flow = evidence.model.flows[selection.flow],
      let below = flow.step(named: name)?.valueType.nominalID, evidence.model.flows[below] != nil
    else { return nil }
    // The step itself is selected, not one below it.
    let isDirect = !evidence.selections.contains {
      $0.file == selection.file && $0.flow == below && $0.path == selection.path + [name] && $0.body == selection.body
        && $0.range.start >= selection.range.end && $0.range.start - selection.range.end < 4
    }
    let isWritten = evidence.selections.contains { $0.flow == below && $0.kind == .select && $0.range != selection.range }
    let isLeft = evidence.selections.contains {
      $0.flow == flow.id && $0.kind == .select && $0.step != name && $0.step != nil
    }
    guard isDirect, isWritten, isLeft else { return nil }
    return FlowMessages.hint(
      "no-op-transition", selection.range,
      "'\(name)' of '\(flow.name)' stays unselected once a step below it has been selected and another left for; "
        + "VDFlow 4.30 repairs this",
      need: .between(20, 30))
  }
}
