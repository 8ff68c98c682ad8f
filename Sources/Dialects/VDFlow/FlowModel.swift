/// Flows and steps as VDFlow's macro sees them.

import Facts
import RouteGraph
import Semantics
import SourceText

/// All flows of a workspace.
struct VDFlowModel: Sendable {
  var isActive: Bool
  /// By type; each name of the workspace once.
  var flows: [NominalID: Flow]
  /// Those that several targets declare, or several branches of an `#if`, each by itself.
  var twins: [NominalID: [Flow]] = [:]
  /// Flows by the type of their generated enum `Steps`.
  var stepsTypes: [NominalID: NominalID]
  var versions: FlowVersionTable
  /// Members that extensions of the workspace add to the framework's types.
  var ownExtensionMembers: Set<String>
  /// Of all flows.
  var stepNames: Set<String> = []
  /// Flows that can be reached from a flow through payloads, in order of distance: the steps on the way.
  var nested: [NominalID: [NestedFlow]]

  /// A flow below another one, and the steps that lead there.
  struct NestedFlow: Sendable {
    var flow: NominalID
    var path: [String]
  }

  func flow(of type: Type, in file: FileID, _ resolver: Resolver) -> Flow? {
    guard case .nominal(let id, _) = type else { return nil }
    return flow(id, in: file, resolver)
  }

  /// What code in a file means by a flow's name: of several declarations the nearest, or all as one.
  func flow(_ id: NominalID, in file: FileID, _ resolver: Resolver) -> Flow? {
    guard let twins = twins[id], let nearest = resolver.info(id).declaringFile(nearest: file) else { return flows[id] }
    let near = twins.filter { $0.file == nearest }
    return near.count > 1 ? flows[id] : near.first
  }

  /// Each as it is declared.
  func declarations(of flow: Flow) -> [Flow] { twins[flow.id] ?? [flow] }
}

/// One struct with `@Steps`.
struct Flow: Sendable {
  enum Mode: Sendable { case full, partial }

  var id: NominalID
  var file: FileID
  var nameRange: TextRange
  var range: TextRange
  var conditions: [BuildCondition]
  var mode: Mode
  /// In source order, `none` included.
  var steps: [FlowStep]
  /// Version 3, or declared more than once: its steps are listed and nothing is said about it.
  var isForeign: Bool
  /// Stands for the declarations of several files.
  var isAmbiguous = false
  /// The only module in which the name means the flow, where another module has a type of that name.
  var module: String?
  /// Nothing can have added to it out of sight.
  var isFullyKnown: Bool
  /// Extensions, protocols and the struct itself provide these members besides the steps.
  var otherMembers: Set<String>
  var isPublic: Bool
  /// `Codable`: what is stored may select any step.
  var isPersisted: Bool
  /// Simple names on which this description relies.
  var dependencies: Set<String>

  var hasNone: Bool { steps.contains { $0.name == "none" } }
  /// `AllSteps` is `Steps?`.
  var isOptional: Bool { mode == .partial || hasNone }
  var coordinatorID: CoordinatorID { CoordinatorID(id.name) }
  var name: String { id.name }

  func step(named name: String) -> FlowStep? { steps.first { $0.name == name } }
  func route(_ name: String) -> RouteID { RouteID(coordinatorID, name) }

  /// Several declarations of one name as one, with the steps of all.
  static func joined(_ twins: [Flow]) -> Flow? {
    guard var flow = twins.first else { return nil }
    for twin in twins.dropFirst() {
      flow.steps += twin.steps.filter { flow.step(named: $0.name) == nil }
      flow.dependencies.formUnion(twin.dependencies)
      flow.isAmbiguous = flow.isAmbiguous || twin.file != flow.file
    }
    return flow
  }

  var stepsTypeID: NominalID { NominalID(id.name + ".Steps", privateTo: id.privateTo) }
  var type: Type { .nominal(id, []) }
  /// The enum `Steps`.
  var stepsType: Type { .nominal(stepsTypeID, []) }
  /// The type of `selected`.
  var allSteps: Type { isOptional ? .optional(stepsType) : stepsType }

  /// The names of the cases of `Steps`.
  var caseNames: [String] { steps.map(\.name).filter { $0 != "none" } }
}

struct FlowStep: Sendable {
  enum Payload: Sendable, Equatable {
    /// `EmptyStep`
    case none
    case some(Type)
  }

  var name: String
  var file: FileID
  var nameRange: TextRange
  var range: TextRange
  var conditions: [BuildCondition]
  var payload: Payload
  /// The type as written or as the macro infers it.
  var spelling: String?
  /// The factory takes a parameter: everything but `var x`.
  var takesValue: Bool
  /// The default value's expression, for factories inside it.
  var value: Expression?
  /// Other files do not see it.
  var isPrivate: Bool
  /// Other files do not change it.
  var hasPrivateSetter: Bool

  var valueType: Type {
    if case .some(let type) = payload { return type }
    return FlowStep.emptyStep
  }

  static let emptyStep = Type.nominal(NominalID("EmptyStep"), [])
}

/// Types that this dialect makes up or recognises.
extension Type {
  static func binding(_ type: Type) -> Type { .external("Binding", [type]) }
  /// What is reached through a wrapper of unknown kind: a value, a binding, or something that behaves like one.
  static func loose(_ type: Type) -> Type { .external("some wrapper of", [type]) }
  static func wrapper(_ flow: Flow, _ step: FlowStep) -> Type {
    .nominal(NominalID("StepWrapper"), [flow.type, step.valueType])
  }

  /// What a binding is about.
  var boundType: Type? {
    if case .external("Binding", let arguments) = self { return arguments.first }
    return nil
  }

  var looseType: Type? {
    if case .external("some wrapper of", let arguments) = self { return arguments.first }
    return nil
  }

  /// Flow and value of a `StepWrapper`.
  var wrapped: (flow: Type, value: Type)? {
    guard case .nominal(let id, let arguments) = self, id.name == "StepWrapper", arguments.count == 2 else {
      return nil
    }
    return (arguments[0], arguments[1])
  }
}
