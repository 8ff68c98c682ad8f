/// Finds the flows of a workspace and reads their declarations.

import Facts
import RouteGraph
import Semantics
import SourceText

struct FlowLinker {
  let project: Project
  let resolver: Resolver
  let typer: Typer

  init(_ project: Project, _ resolver: Resolver) {
    self.project = project
    self.resolver = resolver
    typer = Typer(resolver)
  }

  func link() -> VDFlowModel {
    var model = VDFlowModel(
      isActive: false, flows: [:], stepsTypes: [:],
      versions: FlowVersionTable(
        only: FlowVersions(FlowVersions.newestVersion, FlowVersions.newestVersion, source: "")),
      ownExtensionMembers: [], nested: [:])
    guard project.names.isModule("VDFlow") || declaresFramework else { return model }
    let entries = FlowEntries(project: project)
    model.versions = FlowVersionReader(project: project).table()
    let versions = model.versions
    var declared: [NominalID: [Flow]] = [:]
    for entry in entries.flows(inVersion3: { versions.versions(of: $0).isVersion3 }) {
      guard let id = resolver.extent(of: entry)?.id else { continue }
      let flow = FlowReader(self, entry, id, versions.versions(of: entry.file)).flow()
      declared[id, default: []].append(flow)
      model.stepsTypes[flow.stepsTypeID] = id
    }
    model.flows = declared.compactMapValues(Flow.joined)
    model.twins = declared.filter { $1.count > 1 }
    model.isActive = !model.flows.isEmpty || entries.hasMisplacedMacro
    model.ownExtensionMembers = ownExtensionMembers()
    model.stepNames = Set(model.flows.values.flatMap { $0.steps.map(\.name) })
    for id in model.flows.keys { model.nested[id] = FlowLinker.nested(below: id, in: model) }
    return model
  }

  /// The workspace is the framework itself.
  private var declaresFramework: Bool {
    project.names.types(named: "StepsCollection").contains { !$0.isInterface }
  }

  private func ownExtensionMembers() -> Set<String> {
    var names = Set<String>()
    for type in ["StepWrapper", "StateStep", "Binding"] {
      for entry in project.names.extensions(endingIn: type) {
        for member in entry.node.members { names.formUnion(member.declaredNames) }
      }
    }
    return names
  }

  private static func nested(below start: NominalID, in model: VDFlowModel) -> [VDFlowModel.NestedFlow] {
    var found: [VDFlowModel.NestedFlow] = []
    var seen: Set<NominalID> = [start]
    var pending = [VDFlowModel.NestedFlow(flow: start, path: [])]
    var next = 0
    while next < pending.count, next < 1_000 {
      let current = pending[next]
      next += 1
      // Longer paths nobody is told to write, and each holds all of its names.
      if current.path.count >= 16 { continue }
      for step in model.flows[current.flow]?.steps ?? [] {
        guard let below = step.valueType.unwrapped.nominalID, model.flows[below] != nil, seen.insert(below).inserted
        else {
          continue
        }
        let nested = VDFlowModel.NestedFlow(flow: below, path: current.path + [step.name])
        found.append(nested)
        pending.append(nested)
      }
    }
    return found
  }
}

/// Which types carry the macro.
struct FlowEntries {
  let project: Project

  func flows(inVersion3: (FileID) -> Bool) -> [NameTable.TypeEntry] {
    entries { entry in
      guard entry.node.kind == .struct else { return false }
      if inVersion3(entry.file) { return entry.node.members.contains { FlowEntries.hasStepAttribute($0) } }
      return carriesMacro(entry)
    }
  }

  var hasMisplacedMacro: Bool {
    !entries { $0.node.kind != .struct && $0.node.kind != .extension && carriesMacro($0) }.isEmpty
  }

  private func entries(where isWanted: (NameTable.TypeEntry) -> Bool) -> [NameTable.TypeEntry] {
    project.fileIDs.flatMap { project.names.types(of: $0).filter(isWanted) }
  }

  /// `@Steps` where the framework is in sight, `@VDFlow.Steps`.
  func carriesMacro(_ entry: NameTable.TypeEntry) -> Bool {
    guard let attribute = entry.node.head.attribute("Steps") else { return false }
    switch attribute.type.dottedName {
    case "VDFlow.Steps": return true
    case "Steps":
      return project.names.sees("VDFlow", from: entry.file) || entry.file.path.contains("Sources/VDFlow/")
    default: return false
    }
  }

  /// `@Step`; the macro does not see `@VDFlow.Step`.
  static func hasStepAttribute(_ member: Declaration) -> Bool {
    guard case .variable(let node) = member else { return false }
    return node.head.attributes.contains { $0.type.dottedName == "Step" }
  }
}

extension TypeSyntax {
  /// All simple names in the type, arguments included.
  var allNames: [String] {
    switch self {
    case .named(let components): components.flatMap { [$0.name] + $0.arguments.flatMap(\.allNames) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      type.allNames
    case .dictionary(let key, let value): key.allNames + value.allNames
    case .tuple(let elements): elements.flatMap(\.type.allNames)
    case .function(let function): function.parameters.flatMap(\.type.allNames) + function.result.allNames
    case .composition(let types): types.flatMap(\.allNames)
    case .unknown: []
    }
  }
}
