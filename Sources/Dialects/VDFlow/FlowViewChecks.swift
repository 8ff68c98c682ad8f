/// Views that take a flow from the environment: their constructions (E12), and what W4 needs to know of them.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  func noteView(_ call: CallExpression, _ id: NominalID, at position: CodePosition) {
    let steps = FlowViewReader.stateSteps(of: id, resolver)
    if steps.isEmpty { return }
    let labels = Set(call.arguments.compactMap(\.label))
    result.constructions.append(FlowViewConstruction(view: id, labels: labels, isTrial: isTrial(position)))
    guard isMemberwise(id), !call.isBroken else { return }
    for step in steps where !step.isInitialized && !labels.contains(step.name) {
      guard step.type != FlowStep.emptyStep, case .nominal = step.type,
        SourceModule.folder(of: step.file) == SourceModule.folder(of: file)
      else { continue }
      report(
        FlowMessages.error(
          "input-mismatch", call.callee.range,
          "missing '\(step.name)': '\(id.name)' takes it from its initializer; pass '\(step.name):' or give it a default"
        ))
    }
  }

  /// No initialiser is written, and every stored property is understood.
  private func isMemberwise(_ id: NominalID) -> Bool {
    let info = resolver.info(id)
    guard info.members(named: "init").isEmpty, info.entries.count == 1, let entry = info.entries.first,
      entry.node.kind == .struct, !info.mayHaveOtherMembers, info.unknownAttributes.isEmpty
    else { return false }
    return entry.node.members.allSatisfy { member in
      guard case .variable(let node) = member, !node.head.modifiers.isTypeMember else { return true }
      if node.head.conditions.count > entry.node.head.conditions.count { return false }
      return node.bindings.allSatisfy { binding in
        if binding.isComputed { return true }
        if WrappedProperty.wrapper(of: node.head) == .other { return node.head.attribute("Environment") != nil }
        guard let type = binding.type else { return binding.value != nil }
        return !resolver.resolve(type, in: resolver.context(inside: entry, of: id).inner).isUnknown
      }
    }
  }
}

/// Reads the views of a file.
struct FlowViewReader {
  private let visitor: VDFlowVisitor

  init(_ visitor: VDFlowVisitor) { self.visitor = visitor }

  struct StateStepProperty {
    var name: String
    var range: TextRange
    var file: FileID
    var type: Type
    var value: Expression?
    /// By its value, or by what the attribute is given.
    var isInitialized: Bool
  }

  func read() {
    visitor.checkShadowing()
    let names = visitor.resolver.names
    for entry in names.types(of: visitor.file) {
      guard let id = visitor.resolver.extent(of: entry)?.id else { continue }
      for step in FlowViewReader.stateSteps(of: id, visitor.resolver) where step.file == visitor.file {
        guard let flow = visitor.flow(of: step.type) else { continue }
        visitor.result.heldFlows.insert(flow.id)
        guard step.value != nil, visitor.resolver.info(id).members(named: "init").isEmpty else { continue }
        visitor.result.environmentReads.append(
          FlowEnvironmentRead(
            view: id, name: step.name, range: step.range, file: step.file, flow: flow.id,
            isTrial: visitor.isTrialFile || entry.node.head.conditions.contains { $0.text.contains("DEBUG") }))
      }
    }
  }

  /// `@StateStep var f: F` with its type written.
  static func stateSteps(of id: NominalID, _ resolver: Resolver) -> [StateStepProperty] {
    resolver.info(id).entries.flatMap { entry -> [StateStepProperty] in
      let context = resolver.context(inside: entry, of: id).inner
      return entry.node.members.flatMap { member -> [StateStepProperty] in
        guard case .variable(let node) = member, let attribute = node.head.attribute("StateStep") else { return [] }
        return node.bindings.compactMap { binding in
          guard let name = binding.name, let type = binding.type else { return nil }
          return StateStepProperty(
            name: name.text, range: name.range, file: entry.file, type: resolver.resolve(type, in: context),
            value: binding.value, isInitialized: binding.value != nil || attribute.arguments?.isEmpty == false)
        }
      }
    }
  }
}
