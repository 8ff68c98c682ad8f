/// Run-time rules that need all files, or all of a function: W1, W2 and W4.

import RouteGraph
import Semantics
import SourceText

/// W1, W2: a value is assigned, and nothing selects its step.
enum SilentAssignmentRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    var found: [(FileID, FlowFinding)] = []
    var graph = FlowCallGraph(evidence)
    let items = evidence.results.values.reduce(into: Set<TestedStep>()) { $0.formUnion($1.itemSteps) }
    for (file, result) in evidence.files where !result.assignments.isEmpty {
      let values = result.assignments.map(\.valueRange)
      let selections = result.selections.filter { selection in
        !selection.isPayload && selection.kind != .defaultValue
          && !(selection.kind == .factory && selection.path.isEmpty && values.contains { $0.contains(selection.range) })
      }
      for assignment in result.assignments {
        if items.contains(TestedStep(flow: assignment.flow, step: assignment.step)) { continue }
        let isSelected = selections.contains { selection in
          selection.flow == assignment.flow && selection.body == assignment.body
            && (selection.step == nil || selection.step == assignment.step)
            && (selection.kind != .factory || selection.path.isEmpty || selection.path == assignment.path.dropLast())
        }
        if isSelected || graph.mayBeSelectedElsewhere(assignment, in: result) { continue }
        var finding = assignment.finding
        // What no view shows is not to be selected yet: W11 would say so right here.
        let lacksView = assignment.steps.contains { FlowMountRules.lacksView($0.step, of: $0.flow, evidence) }
        if lacksView { finding.fixes = [] }
        found.append((file, finding))
      }
    }
    return found
  }
}

/// W4: nobody installs what a view takes from its environment.
enum FlowEnvironmentRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    let results = evidence.results.values
    if results.contains(where: \.hasUnknownInstall) { return [] }
    let installed = Set(results.flatMap(\.installs).compactMap { $0.unwrapped.nominalID })
    let constructions = results.flatMap(\.constructions)
    return evidence.files.flatMap { file, result in
      result.environmentReads.compactMap { read -> (FileID, FlowFinding)? in
        guard !read.isTrial, evidence.payloads.contains(read.flow), !installed.contains(read.flow),
          let flow = evidence.model.flows[read.flow], !flow.isForeign
        else { return nil }
        let own = constructions.filter { $0.view == read.view }
        guard own.contains(where: { !$0.isTrial }), !own.contains(where: { $0.labels.contains(read.name) }) else {
          return nil
        }
        var finding = FlowMessages.warning(
          "missing-environment-router", read.range,
          "'\(read.name)' of '\(read.view.name)' is a value of its own: no '.step' or '.stepEnvironment' in the workspace "
            + "installs '\(flow.name)'")
        finding.related = [(.flow(flow.coordinatorID), "'\(flow.name)' is declared here")]
        return (file, finding)
      }
    }
  }
}
