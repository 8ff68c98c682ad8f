/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowModel: DialectModel {
  /// Which steps there are, of which types, and what may be said about them.
  var walkDependency: String {
    let flows = flows.values.sorted { $0.id < $1.id }.flatMap(declarations).map { flow in
      let steps = flow.steps.map { "\($0.name):\($0.valueType):\($0.takesValue)" }.joined(separator: ",")
      let other = flow.otherMembers.sorted().joined(separator: ",")
      return
        "\(flow.id.name) \(flow.file.path) \(flow.mode) \(flow.isForeign) \(flow.isFullyKnown) \(flow.module ?? "") \(steps) \(other)"
    }
    return "\(versions.dependency) \(ownExtensionMembers.sorted()) " + flows.joined(separator: ";")
  }

  func makeVisitors(_ typer: Typer) -> (FileID) -> any DialectVisitor { { VDFlowVisitor(self, $0, typer) } }

  func conclude(
    _ results: WalkResults, _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    let evidence = FlowEvidence(self, results.of(FlowFileResult.self), project)
    let graph = FlowGraph(evidence)
    let findings =
      evidence.results.flatMap { file, result in result.findings.map { (file, $0) } }
      + FlowRules.all.flatMap { $0(evidence) }
    let diagnostics = findings.filter { $1.holds(in: versions.versions(of: $0)) }
      .map { evidence.diagnostic($1, in: $0) }
    var listing = DialectAnswers.Listing()
    var places = DialectAnswers.Places()
    listing.coordinators = evidence.flows.map { evidence.describe($0) }
    for (file, result) in evidence.results {
      let versions = versions.versions(of: file)
      places.transitions[file] = versions.isVersion3 ? [] : result.transitions
      places.occurrences[file] = [result.occurrences]
    }
    var answers = DialectAnswers(
      listing: listing, places: places, findings: diagnostics,
      graph: .init(nodes: graph.nodes, edges: graph.edges, entryPoints: graph.entryPoints))
    answers.pathCode = FlowGraph.pathCode
    answers.possibleUses = { name in
      evidence.files.flatMap { file, result in
        (result.possibleSteps[name] ?? []).sorted().map { Location(file, $0) }
      }
    }
    return answers
  }
}

/// Rules that look at the whole workspace.
enum FlowRules {
  typealias Rule = @Sendable (FlowEvidence) -> [(FileID, FlowFinding)]

  static let all: [Rule] = [
    SilentAssignmentRules.check, FlowEnvironmentRules.check, OrderRules.check, FlowMountRules.check, ReachRules.check,
  ]
}

/// All that the whole-workspace rules look at.
struct FlowEvidence {
  let model: VDFlowModel
  let results: [FileID: FlowFileResult]
  /// The same in file order.
  let files: [(key: FileID, value: FlowFileResult)]
  let project: Project
  /// In file order.
  let selections: [FlowSelection]
  let presentations: [FlowPresentation]
  /// Flows that are the payload of some step.
  let payloads: Set<NominalID>
  let opaque: Set<NominalID>
  /// Files that name a step of which they do not tell the flow, by the step's name.
  private let possible: [String: [FileID]]
  private let read: Set<TestedStep>
  let operated: Set<NominalID>
  let held: Set<NominalID>
  /// Flows that `@Steps` rejects: nothing follows from what they do not generate.
  let broken: Set<NominalID>

  init(_ model: VDFlowModel, _ results: [FileID: FlowFileResult], _ project: Project) {
    self.model = model
    self.results = results
    self.project = project
    files = project.fileIDs.compactMap { file in results[file].map { (file, $0) } }
    let ordered = files.map(\.value)
    selections = ordered.flatMap(\.selections).filter { $0.mayHappen(in: model.versions.versions(of: $0.file)) }
    let presenters = FlowEvidence.presenters(of: ordered)
    presentations = ordered.flatMap(\.presentations).map { FlowEvidence.resolved($0, presenters) }
    payloads = Set(
      model.flows.values.flatMap { flow in flow.steps.compactMap { $0.valueType.unwrapped.nominalID } }
        .filter { model.flows[$0] != nil })
    opaque = ordered.reduce(into: []) { $0.formUnion($1.opaqueFlows) }
    var possible: [String: [FileID]] = [:]
    for (file, result) in files where !result.isTrial {
      for name in result.possibleSteps.keys { possible[name, default: []].append(file) }
    }
    self.possible = possible
    read = ordered.reduce(into: []) { $0.formUnion($1.readSteps) }
    operated = ordered.reduce(into: []) { $0.formUnion($1.operatedFlows) }
    held = ordered.reduce(into: []) { $0.formUnion($1.heldFlows) }
    broken = Set(
      model.flows.values.filter { flow in
        results[flow.file]?.findings.contains {
          $0.code == "invalid-declaration" && flow.range.contains($0.range)
        } ?? false
      }.map(\.id))
  }

  func versions(of file: FileID) -> FlowVersions { model.versions.versions(of: file) }

  /// In order of their names.
  var flows: [Flow] { model.flows.values.sorted { $0.id < $1.id } }
  /// Those about which something may be said.
  var judgedFlows: [Flow] { flows.filter(isJudged) }

  func isJudged(_ flow: Flow) -> Bool {
    !flow.isForeign && flow.isFullyKnown && flow.module == nil && !broken.contains(flow.id)
  }

  /// Code that cannot be followed may select the step, or show it.
  func isPossible(_ step: String, _ flow: Flow) -> Bool {
    possible[step]?.contains { flow.id.privateTo == nil || flow.id.privateTo == $0 } ?? false
  }

  /// Some view may show the step by its value alone.
  func isRead(_ step: String, _ flow: Flow) -> Bool { read.contains(TestedStep(flow: flow.id, step: step)) }

  // MARK: To the common model

  func diagnostic(_ finding: FlowFinding, in file: FileID) -> Diagnostic {
    var diagnostic = Diagnostic(
      location: Location(file, finding.range), severity: finding.severity, code: finding.code, dialect: "vdflow",
      message: finding.message, related: finding.related.compactMap { locate($0.place, $0.message) },
      fixes: finding.fixes)
    diagnostic.rejected = finding.rejected
    return diagnostic
  }

  private func locate(_ place: FlowFinding.Place, _ message: String) -> RelatedInformation? {
    switch place {
    case .flow(let id):
      guard let flow = flow(id) else { return nil }
      return RelatedInformation(location: Location(flow.file, flow.nameRange), message: message)
    case .step(let id):
      guard let step = flow(id.coordinator)?.step(named: id.name) else { return nil }
      return RelatedInformation(location: Location(step.file, step.nameRange), message: message)
    }
  }

  private func flow(_ id: CoordinatorID) -> Flow? {
    model.flows[NominalID(id.qualifiedName)] ?? flows.first { $0.id.name == id.qualifiedName }
  }

  func describe(_ flow: Flow) -> Coordinator {
    let declared = model.declarations(of: flow)
    return Coordinator(
      id: flow.coordinatorID, name: flow.id.simpleName, dialect: "vdflow", kind: "flow",
      declarations: declared.map { Location($0.file, $0.nameRange) }, extents: declared.map(\.range),
      routes: flow.steps.map { describe($0, of: flow) }, notes: FlowNotes.notes(for: flow, self))
  }

  private func describe(_ step: FlowStep, of flow: Flow) -> Route {
    let declared = model.declarations(of: flow).compactMap { $0.step(named: step.name) }
    return Route(
      id: flow.route(step.name), kind: "step", spelling: nil,
      input: step.payload == .none ? nil : step.spelling ?? step.valueType.description,
      targets: targets(of: step, flow), factories: [], declarations: declared.map { Location($0.file, $0.nameRange) },
      extents: declared.map(\.range), notes: FlowNotes.notes(for: step, of: flow, self))
  }

  private func targets(of step: FlowStep, _ flow: Flow) -> [Route.Target] {
    var targets: [Route.Target] = []
    if let below = step.valueType.unwrapped.nominalID.flatMap({ model.flows[$0] }) {
      targets.append(
        Route.Target(kind: .flow, name: below.name, declarations: [Location(below.file, below.nameRange)]))
    }
    for screen in screens(of: step.name, flow) {
      let target = Route.Target(kind: .view, name: screen.name, declarations: declarations(of: screen))
      if !targets.contains(target) { targets.append(target) }
    }
    return targets.isEmpty ? [Route.Target(kind: .unknown, name: nil)] : targets
  }

  func screens(of step: String, _ flow: Flow) -> [NominalID] {
    var seen = Set<NominalID>()
    return presentations.filter { $0.flow == flow.id && $0.step == step }.flatMap(\.screens)
      .filter { model.flows[$0] == nil && seen.insert($0).inserted }
  }

  func declarations(of id: NominalID) -> [Location] {
    project.names.types(named: id.name).filter { !$0.isInterface && $0.isPrivate == (id.privateTo != nil) }
      .filter { id.privateTo == nil || $0.file == id.privateTo }.map { Location($0.file, $0.node.nameRange) }
  }
}

/// Lines of the hover card beyond kind, input and target.
enum FlowNotes {
  static func notes(for flow: Flow, _ evidence: FlowEvidence) -> [String] {
    let mode = flow.mode == .full ? "Full mode: every step has a factory." : "Partial mode: no factories."
    let selection =
      flow.isOptional
      ? "`AllSteps` is `Steps?`: `nil` can be selected." : "`AllSteps` is `Steps`: one is always selected."
    let versions = evidence.versions(of: flow.file)
    return [mode, selection, "VDFlow \(versions.description) (\(versions.source))."]
  }

  static func notes(for step: FlowStep, of flow: Flow, _ evidence: FlowEvidence) -> [String] {
    var notes = ["step \(step.name): \(step.spelling ?? "EmptyStep") — flow \(flow.name)"]
    if let factory = factory(of: step, flow) { notes.append("Factory: `\(factory)`") }
    let mode = flow.mode == .full ? "full mode" : "partial mode"
    notes.append("`selected` is `\(flow.isOptional ? "Steps?" : "Steps")`, \(mode).")
    let selected = evidence.selections.filter { $0.flow == flow.id && $0.step == step.name }
    if selected.contains(where: { $0.kind == .defaultValue }) { notes.append("Selected by default.") }
    let count = selected.filter { $0.kind != .defaultValue }.count
    notes.append("Selected from \(count) \(count == 1 ? "place" : "places").")
    let screens = evidence.screens(of: step.name, flow).map { "`\($0.name)`" }
    if !screens.isEmpty { notes.append("Presented by \(screens.joined(separator: ", ")).") }
    let versions = evidence.versions(of: step.file)
    notes.append("VDFlow \(versions.description) (\(versions.source)).")
    return notes
  }

  private static func factory(of step: FlowStep, _ flow: Flow) -> String? {
    guard flow.mode == .full else { return nil }
    guard step.takesValue else { return "static var \(step.name): \(flow.id.simpleName)" }
    let isNil = step.value == nil
    return
      "static func \(step.name)(_ value: \(step.spelling ?? "_")\(isNil ? " = nil" : " = …")) -> \(flow.id.simpleName)"
  }
}
