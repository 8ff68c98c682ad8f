/// VDFlow's part of the route graph: section 4 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

struct FlowGraph {
  private(set) var nodes: [RouteGraph.Node] = []
  private(set) var edges: [RouteGraph.Edge] = []
  private(set) var entryPoints: [String] = []
  /// The variables that the app's code reaches flows by, where it selects a step.
  private let variables: [NominalID: [String]]

  init(_ evidence: FlowEvidence) {
    variables = FlowGraph.variables(evidence)
    for flow in evidence.flows { add(flow, evidence) }
    for selection in evidence.selections where selection.kind != .defaultValue { add(selection, evidence) }
    for presentation in evidence.presentations { add(presentation, evidence) }
  }

  private mutating func add(_ flow: Flow, _ evidence: FlowEvidence) {
    nodes.append(
      RouteGraph.Node(
        id: flow.name, kind: .coordinator, name: flow.id.simpleName, location: Location(flow.file, flow.nameRange)))
    if !evidence.payloads.contains(flow.id) || evidence.project.isDeclaredEntry(flow.id) {
      entryPoints.append(flow.name)
    }
    for step in flow.steps {
      let id = flow.route(step.name).description
      let place = Location(step.file, step.nameRange)
      nodes.append(RouteGraph.Node(id: id, kind: .route, name: step.name, location: place))
      let code = code(of: step, flow, evidence)
      edges.append(RouteGraph.Edge(from: flow.name, to: id, kind: "contains", location: place, code: code))
      guard let below = step.valueType.unwrapped.nominalID.flatMap({ evidence.model.flows[$0] }) else { continue }
      edges.append(RouteGraph.Edge(from: id, to: below.name, kind: "payload", location: place, code: ""))
    }
  }

  private mutating func add(_ selection: FlowSelection, _ evidence: FlowEvidence) {
    guard let step = selection.step, let owner = selection.body.type, let flow = evidence.model.flows[selection.flow],
      flow.step(named: step) != nil
    else { return }
    addScreen(owner, evidence)
    edges.append(
      RouteGraph.Edge(
        from: owner.name, to: flow.route(step).description, kind: "select",
        location: Location(selection.file, selection.range), code: FlowGraph.code(of: selection, step)))
  }

  private mutating func add(_ presentation: FlowPresentation, _ evidence: FlowEvidence) {
    guard let flow = evidence.model.flows[presentation.flow] else { return }
    for screen in presentation.screens {
      addScreen(screen, evidence)
      edges.append(
        RouteGraph.Edge(
          from: flow.route(presentation.step).description, to: screen.name, kind: "present",
          location: Location(presentation.file, presentation.range), code: ""))
    }
  }

  private mutating func addScreen(_ id: NominalID, _ evidence: FlowEvidence) {
    if evidence.model.flows[id] != nil { return }
    nodes.append(
      RouteGraph.Node(id: id.name, kind: .screen, name: id.simpleName, location: evidence.declarations(of: id).first))
  }

  // MARK: Paths

  /// The step's name, with parentheses where its factory takes a value; with `$` where there is no factory.
  /// What starts at a flow that no other holds starts with a variable.
  private func code(of step: FlowStep, _ flow: Flow, _ evidence: FlowEvidence) -> String {
    if !evidence.payloads.contains(flow.id), let names = variables[flow.id] {
      return (names + ["$" + step.name]).joined(separator: ".")
    }
    if flow.mode == .partial { return "$" + step.name }
    return step.takesValue ? step.name + "()" : step.name
  }

  private static func variables(_ evidence: FlowEvidence) -> [NominalID: [String]] {
    var found: [NominalID: [String]] = [:]
    for selection in evidence.selections where found[selection.flow] == nil {
      guard selection.kind == .select, !selection.isTrial, selection.flowsAround.isEmpty,
        let root = selection.path.first, !root.isEmpty
      else { continue }
      let names = root == "self" ? Array(selection.path.dropFirst()) : selection.path
      if !names.isEmpty { found[selection.flow] = names }
    }
    return found
  }

  /// `pages.$two`; nil where the way to the flow is no path of names, or the place is no part of the app.
  private static func code(of selection: FlowSelection, _ step: String) -> String? {
    if selection.isTrial || selection.deselects { return nil }
    guard let root = selection.path.first, !root.isEmpty else { return nil }
    let names = root == "self" ? Array(selection.path.dropFirst()) : selection.path
    return names.isEmpty ? nil : (names + ["$" + step]).joined(separator: ".")
  }

  /// `tab3`, `detail`, `dark` → `tab3.$detail.select(with: .dark)`; a step with dots starts again.
  @Sendable static func pathCode(_ steps: [String]) -> String {
    var runs: [(base: [String], steps: [String])] = []
    for step in steps {
      let names = step.split(separator: ".").map(String.init)
      if names.count > 1, let last = names.last {
        runs.append((names.dropLast(), [String(last.dropFirst())]))
      } else if runs.isEmpty {
        runs.append(([], [step]))
      } else {
        runs[runs.count - 1].steps.append(step)
      }
    }
    return runs.map { runCode($0.steps, on: $0.base) }.joined(separator: "\n// and from there\n")
  }

  private static func runCode(_ steps: [String], on base: [String]) -> String {
    func bare(_ step: String) -> String { step.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
    guard let last = steps.last else { return "" }
    let values = steps.dropLast().map(bare)
    if last.hasPrefix("$") { return (base + values + [last, "select()"]).joined(separator: ".") }
    if let step = values.last {
      return (base + values.dropLast() + ["$\(step)", "select(with: .\(last))"]).joined(separator: ".")
    }
    return base.isEmpty ? "selected = .\(bare(last))" : (base + ["$\(last)", "select()"]).joined(separator: ".")
  }
}
