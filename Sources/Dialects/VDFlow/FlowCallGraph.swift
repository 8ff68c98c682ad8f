/// Who calls whom, as far as calls have been noted: what may select the step of an assignment, or show it.

import RouteGraph
import Semantics
import SourceText

struct FlowCallGraph {
  private let evidence: FlowEvidence
  private let calls: [FlowBody: [FlowCall]]
  private let callsByName: [String: [FlowCall]]
  /// Bodies with calls, selections or assignments, by their names and by their types' names.
  private var bodies: [String: Set<FlowBody>] = [:]
  private var bodiesOfTypes: [String: Set<FlowBody>] = [:]
  private let selections: [FlowBody: [FlowSelection]]
  /// What has been found out.
  private var reached: [FlowBody: Set<FlowBody>] = [:]
  private var shown: [TestedStep: Set<FlowBody>] = [:]

  init(_ evidence: FlowEvidence) {
    self.evidence = evidence
    let results = evidence.files.map(\.value)
    let noted = results.flatMap(\.calls)
    calls = Dictionary(grouping: noted, by: \.body)
    callsByName = Dictionary(grouping: noted, by: \.name)
    selections = Dictionary(grouping: evidence.selections, by: \.body)
    for body in Set(calls.keys).union(selections.keys).union(results.flatMap(\.assignments).map(\.body)) {
      bodies[body.name, default: []].insert(body)
      if let type = body.type { bodiesOfTypes[type.simpleName, default: []].insert(body) }
    }
  }

  /// Whether something that runs with the assignment may select its step unseen, or in a function that is called.
  mutating func mayBeSelectedElsewhere(_ assignment: FlowAssignment, in result: FlowFileResult) -> Bool {
    let flows = Set(assignment.steps.map(\.flow)).union([assignment.flow])
    let isHandedOver = result.handovers.contains { handover in
      handover.body == assignment.body
        && (handover.flow.map(flows.contains) ?? assignment.rest.contains(handover.range))
    }
    if isHandedOver || selects(functions(calledFrom: assignment.body), assignment) { return true }
    return isShownOnlySelected(assignment) || isSelectedByCaller(assignment)
  }

  private func selects(_ bodies: Set<FlowBody>, _ assignment: FlowAssignment) -> Bool {
    bodies.contains { body in selections[body]?.contains { isSelection($0, of: assignment) } ?? false }
  }

  private func isSelection(_ selection: FlowSelection, of assignment: FlowAssignment) -> Bool {
    selection.flow == assignment.flow && (selection.step == nil || selection.step == assignment.step)
  }

  /// `prepare(); root.selected = .list`, with the assignment in `prepare`.
  private mutating func isSelectedByCaller(_ assignment: FlowAssignment) -> Bool {
    for call in callsByName[assignment.body.name] ?? [] where isTarget(assignment.body, of: call) {
      let beside = selections[call.body]?.filter { $0.block == call.block } ?? []
      if beside.contains(where: { isSelection($0, of: assignment) }) { return true }
      let others = calls[call.body]?.filter { $0.block == call.block && $0.name != call.name } ?? []
      for other in others {
        let called = targets(of: other)
        if selects(called.union(called.flatMap { functions(calledFrom: $0) }), assignment) { return true }
      }
    }
    return false
  }

  /// The code belongs to a view, or to a function, that is used where the step is known to be selected.
  private mutating func isShownOnlySelected(_ assignment: FlowAssignment) -> Bool {
    let step = TestedStep(flow: assignment.flow, step: assignment.step)
    if let known = shown[step] { return known.contains(assignment.body) }
    let screens = evidence.model.flows[step.flow].map { evidence.screens(of: step.step, $0) } ?? []
    var start = Set(screens.flatMap { bodiesOfTypes[$0.simpleName] ?? [] })
    for call in calls.values.joined() where call.known.contains(step) {
      start.formUnion(targets(of: call, making: true))
    }
    let found = start.union(bodies(reachedFrom: start, making: true))
    shown[step] = found
    return found.contains(assignment.body)
  }

  private mutating func functions(calledFrom body: FlowBody) -> Set<FlowBody> {
    if let known = reached[body] { return known }
    let found = bodies(reachedFrom: [body], making: false)
    reached[body] = found
    return found
  }

  /// `making`: what makes a view leads to all of its code.
  private func bodies(reachedFrom start: Set<FlowBody>, making: Bool) -> Set<FlowBody> {
    var found = Set<FlowBody>()
    var pending = Array(start)
    while let next = pending.popLast() {
      for call in calls[next] ?? [] {
        for body in targets(of: call, making: making) where found.insert(body).inserted { pending.append(body) }
      }
    }
    return found
  }

  private func targets(of call: FlowCall, making: Bool = false) -> Set<FlowBody> {
    let called = (bodies[call.name] ?? []).filter { isTarget($0, of: call) }
    return making ? called.union(bodiesOfTypes[call.name] ?? []) : called
  }

  private func isTarget(_ body: FlowBody, of call: FlowCall) -> Bool { call.owners?.contains(body.type) ?? true }
}
