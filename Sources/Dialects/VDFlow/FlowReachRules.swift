/// What is selected and never shown, shown and never selected, or neither: W11 and W12.

import RouteGraph
import Semantics
import SourceText

/// W11
enum FlowMountRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    evidence.judgedFlows.flatMap { flow -> [(FileID, FlowFinding)] in
      let shown = shown(of: flow, evidence)
      if shown.isEmpty { return [] }
      var reported = Set<String>()
      return evidence.selections.compactMap { selection in
        guard selection.flow == flow.id, selection.kind != .defaultValue, !selection.isTrial, let step = selection.step,
          lacksView(step, of: flow, shown, evidence), reported.insert(step).inserted
        else { return nil }
        var finding = FlowMessages.warning(
          "unmounted-route", selection.range,
          "'\(step)' of '\(flow.name)' is selected, but no view shows it, while others are mounted")
        finding.related = [(.step(flow.route(step)), "'\(step)' is declared here")]
        return (selection.file, finding)
      }
    }
  }

  /// Whether a selection of the step is one that no view shows, while others of its flow are mounted.
  static func lacksView(_ step: String, of id: NominalID, _ evidence: FlowEvidence) -> Bool {
    guard let flow = evidence.model.flows[id], evidence.isJudged(flow) else { return false }
    return lacksView(step, of: flow, shown(of: flow, evidence), evidence)
  }

  private static func lacksView(_ step: String, of flow: Flow, _ shown: Set<String>, _ evidence: FlowEvidence) -> Bool {
    !shown.isEmpty && step != "none" && !shown.contains(step) && !isRoot(step, of: flow, evidence)
      && !evidence.isPossible(step, flow) && !evidence.isRead(step, flow)
  }

  /// Empty where it is not known which steps views show.
  private static func shown(of flow: Flow, _ evidence: FlowEvidence) -> Set<String> {
    if evidence.opaque.contains(flow.id) { return [] }
    let own = evidence.presentations.filter { $0.flow == flow.id }
    // Who only takes values may be no view at all.
    return own.allSatisfy { $0.kind == .taken } ? [] : Set(own.map(\.step))
  }

  /// The first child of a stack shows whatever no other child does.
  private static func isRoot(_ step: String, of flow: Flow, _ evidence: FlowEvidence) -> Bool {
    evidence.operated.contains(flow.id) && flow.steps.first { $0.name != "none" }?.name == step
  }
}

/// W12
enum ReachRules {
  @Sendable static func check(_ evidence: FlowEvidence) -> [(FileID, FlowFinding)] {
    evidence.judgedFlows.flatMap { flow -> [(FileID, FlowFinding)] in
      if flow.isPublic || flow.isPersisted { return [] }
      guard
        evidence.payloads.contains(flow.id) || evidence.held.contains(flow.id)
          || evidence.project.isDeclaredEntry(flow.id)
      else {
        return [
          (
            flow.file,
            hint("unreachable-coordinator", flow.nameRange, "'\(flow.name)' is no step's payload and held nowhere")
          )
        ]
      }
      if evidence.opaque.contains(flow.id) { return unused(flow, evidence, isOpaque: true) }
      return unused(flow, evidence, isOpaque: false)
    }
  }

  private static func unused(_ flow: Flow, _ evidence: FlowEvidence, isOpaque: Bool) -> [(FileID, FlowFinding)] {
    let selections = evidence.selections.filter { $0.flow == flow.id && !$0.isTrial }
    if isOpaque || selections.contains(where: { $0.step == nil }) { return [] }
    let selected = Set(selections.compactMap(\.step))
    let presentations = evidence.presentations.filter { $0.flow == flow.id && !$0.isTrial }
    let isOperated = evidence.operated.contains(flow.id)
    return flow.steps.compactMap { step in
      if step.name == "none" || selected.contains(step.name) || evidence.isPossible(step.name, flow) { return nil }
      let shown = presentations.filter { $0.step == step.name }
      if shown.isEmpty {
        return (
          step.file,
          hint("unused-route", step.nameRange, "'\(step.name)' of '\(flow.name)' is neither selected nor presented")
        )
      }
      if isOperated || shown.contains(where: \.isOperated) { return nil }
      return (
        step.file,
        hint("unreachable-route", step.nameRange, "'\(step.name)' of '\(flow.name)' is presented but never selected")
      )
    }
  }

  private static func hint(_ code: String, _ range: TextRange, _ message: String) -> FlowFinding {
    FlowMessages.hint(code, range, message)
  }
}
