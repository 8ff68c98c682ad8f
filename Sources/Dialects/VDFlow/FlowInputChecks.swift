/// Whether a value certainly does not fit a step: E2.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// `steps`: where the steps stand that take the value.
  func checkInput(
    _ expression: Expression, _ step: FlowStep, _ flow: Flow, rejecting steps: [TextRange], at position: CodePosition
  ) {
    let expected = step.valueType
    for value in VDFlowVisitor.values(of: expression) {
      expect(value, expected, at: position)
      guard isJudged(flow) else { continue }
      if let unknown = unknownCase(value, expected, step, flow) {
        report(unknown)
        continue
      }
      guard let given = mismatch(value, expected, at: position) else { continue }
      var finding = FlowMessages.wrongValue(step, flow, "'\(given)'", value.range)
      finding.rejected = steps
      report(finding)
    }
  }

  /// `.por` of an enum that is no flow.
  private func unknownCase(_ value: Expression, _ expected: Type, _ step: FlowStep, _ flow: Flow) -> FlowFinding? {
    guard let unknown = InputChecking(typer: typer).unknownMember(value, expected: expected),
      let id = expected.unwrapped.nominalID
    else { return nil }
    let near = Spelling.nearest(to: unknown.name, in: resolver.info(id).memberNames)
    return FlowMessages.error(
      "input-mismatch", unknown.nameRange,
      "step '\(step.name)' of '\(flow.name)' takes '\(id.name)', which has no '\(unknown.name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// The type of a value that cannot be what is expected.
  private func mismatch(_ value: Expression, _ expected: Type, at position: CodePosition) -> String? {
    if case .literal(let literal) = value {
      if literal.kind == .nil, case .optional = expected { return nil }
      return isCertain(expected.unwrapped) ? literalMismatch(literal, expected.unwrapped) : nil
    }
    switch value {
    case .call, .name, .member: break
    default: return nil
    }
    guard let given = InputChecking(typer: typer).mismatch(value, expected: expected, in: position.scope)?.unwrapped,
      given != expected.unwrapped
    else { return nil }
    return given.description
  }

  private func literalMismatch(_ literal: LiteralExpression, _ expected: Type) -> String? {
    let fitting: Set<String>
    let name: String
    switch literal.kind {
    case .integer:
      (fitting, name) = (VDFlowVisitor.integers.union(VDFlowVisitor.floats), "Int")
    case .float: (fitting, name) = (VDFlowVisitor.floats, "Double")
    case .boolean: (fitting, name) = (["Bool"], "Bool")
    case .string: (fitting, name) = (["String", "Character"], "String")
    case .nil: (fitting, name) = ([], "nil")
    case .regex: return nil
    }
    let inputs = InputChecking(typer: typer)
    switch expected {
    case .external(let type, _): return fitting.contains(type) || inputs.getsLiterals(type) ? nil : name
    case .nominal(let id, _):
      if id == FlowStep.emptyStep.nominalID { return name }
      guard model.flows[id] != nil || resolver.isFullyKnown(id),
        !inputs.inheritsLiterals(resolver.selfType(of: id))
      else {
        return nil
      }
      return name
    default: return nil
    }
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let floats: Set<String> = ["Double", "Float"]

  /// A type that is nothing but itself: no protocol, no parameter, no unknown alias.
  private func isCertain(_ type: Type) -> Bool {
    switch type {
    case .external(let name, let arguments): arguments.isEmpty && Platform.concreteValueTypes.contains(name)
    case .nominal(let id, let arguments):
      arguments.isEmpty && !resolver.info(id).isProtocol && !resolver.info(id).entries.isEmpty
    default: false
    }
  }
}
