/// Whether what a value passes is what its case takes.

import Facts
import Semantics
import SourceText

struct PayloadChecking {
  let reader: EnumReader
  let owner: NominalID
  let type: Type
  let node: MemberExpression
  let call: CallExpression?
  /// Without a payload a case is a function, which only some places take.
  let wantsValue: Bool

  func check(_ cases: [EnumCaseDeclaration], _ scope: Scope, _ depth: Int, _ reading: inout EnumReading) {
    let problems = reading.problems.count
    choose(among: cases, scope, depth, &reading)
    // What a case takes whose text could not be read, or whether a macro writes another of its name, is not known.
    guard reading.problems.count > problems, reader.resolver.info(owner).mayHaveOtherMembers else { return }
    reading.problems.removeSubrange(problems...)
    reading.unknown = "'\(owner)' may have other cases than those in sight"
  }

  private func choose(
    among cases: [EnumCaseDeclaration], _ scope: Scope, _ depth: Int, _ reading: inout EnumReading
  ) {
    guard let call else {
      if wantsValue, let first = cases.first, cases.allSatisfy({ !$0.parameters.isEmpty }) {
        reading.problems.append(reader.problem(.missingInput(first.input ?? ""), owner, node, nil))
      }
      return
    }
    let fitting = cases.filter { reader.typer.fits(call, $0.parameters) && !isNeedless($0, call) }
    guard !fitting.isEmpty else {
      reportShape(cases, call, &reading)
      return
    }
    // Another target may declare an enum of the same name: what one of them takes is right, what all refuse is wrong.
    let outcomes = fitting.map { check(call, against: $0, scope, depth, reading) }
    let problems = reading.problems.count
    reading = outcomes.first { $0.problems.count == problems } ?? outcomes.first ?? reading
    if outcomes.contains(where: { $0.problems.map(\.kind) != reading.problems.map(\.kind) }),
      reading.problems.count > problems
    {
      reading.problems.removeSubrange(problems...)
      reading.unknown = PayloadChecking.ambiguity
    }
  }

  private static let ambiguity = "several cases of that name"

  private func check(
    _ call: CallExpression, against fitting: EnumCaseDeclaration, _ scope: Scope, _ depth: Int, _ before: EnumReading
  ) -> EnumReading {
    var reading = before
    let types = reader.payloadTypes(of: fitting, in: owner, as: type)
    // Of several payloads, one leads on.
    let way = types.firstIndex { $0.unwrapped.nominalID.map(reader.isRoute) ?? false }
    for (index, argument) in call.arguments.enumerated() {
      guard let position = reader.typer.parameterIndex(of: index, in: call, fitting.parameters) else { continue }
      check(argument, types[position], leadsOn: position == way, scope, depth, &reading)
    }
    return reading
  }

  /// `.a()` where `a` has no payload.
  private func isNeedless(_ node: EnumCaseDeclaration, _ call: CallExpression) -> Bool {
    node.parameters.isEmpty && (call.parentheses != nil || !call.arguments.isEmpty)
  }

  private func reportShape(_ cases: [EnumCaseDeclaration], _ call: CallExpression, _ reading: inout EnumReading) {
    let kinds = Set(cases.map { misfit($0, call) })
    if kinds.contains(.superfluousInput), !reader.resolver.members("callAsFunction", of: type).isEmpty {
      reading.unknown = "values of '\(owner)' can be called"
      return
    }
    guard let kind = kinds.first, kinds.count == 1, !call.isBroken else {
      reading.unknown = PayloadChecking.ambiguity
      return
    }
    reading.problems.append(reader.problem(kind, owner, node, call))
  }

  private func misfit(_ node: EnumCaseDeclaration, _ call: CallExpression) -> EnumProblem.Kind {
    if node.parameters.isEmpty { return .superfluousInput }
    return call.arguments.isEmpty ? .missingInput(node.input ?? "") : .wrongLabels(node.compoundName)
  }

  private func check(
    _ argument: Argument, _ expected: Type, leadsOn: Bool, _ scope: Scope, _ depth: Int, _ reading: inout EnumReading
  ) {
    if let id = expected.unwrapped.nominalID, reader.domain.isEnum(id), reader.resolver.isWorkspaceType(id),
      isEnumLike(argument.value, id, scope)
    {
      var payloads = reader.nested(argument.value, expected, scope, depth)
      // Of a value from elsewhere, the case around alone is known.
      for index in payloads.indices where payloads[index].isTyped && payloads[index].hops.isEmpty {
        payloads[index].unknown = nil
      }
      for inner in payloads {
        reading.nodes += inner.nodes
        reading.problems += inner.problems
        reading.isUnfinished = reading.isUnfinished || inner.isUnfinished
      }
      if leadsOn {
        reading.lead(to: payloads)
      } else if reader.isRoute(id) {
        reading.beside += payloads.flatMap(\.named)
      }
      return
    }
    if checkElements(of: argument.value, expected, scope, depth, &reading) { return }
    if let actual = InputChecking(typer: reader.typer).mismatch(argument.value, expected: expected, in: scope) {
      let kind = EnumProblem.Kind.wrongType(expected: "\(expected)", actual: "\(actual)")
      reading.problems.append(
        EnumProblem(
          kind: kind, owner: owner, name: node.name, range: argument.value.range, payload: argument.value.range))
    }
  }

  /// `.filters([.price, .brand])`, of which none leads on.
  private func checkElements(
    of value: Expression, _ expected: Type, _ scope: Scope, _ depth: Int, _ reading: inout EnumReading
  ) -> Bool {
    guard case .array(let list) = value, case .external("Array", let parts) = expected.unwrapped, parts.count == 1,
      let id = parts[0].unwrapped.nominalID, reader.domain.isEnum(id), reader.resolver.isWorkspaceType(id)
    else { return false }
    for element in list.elements where isEnumLike(element, id, scope) {
      for inner in reader.nested(element, parts[0], scope, depth) {
        reading.nodes += inner.nodes
        reading.problems += inner.problems
        reading.isUnfinished = reading.isUnfinished || inner.isUnfinished
        if reader.isRoute(id) { reading.beside += inner.named }
      }
    }
    return true
  }

  /// Written as a member, implicitly or of an enum: anything else is a value from elsewhere.
  private func isEnumLike(_ expression: Expression, _ id: NominalID, _ scope: Scope) -> Bool {
    switch expression {
    case .member(let node): return isEnumLike(node, scope)
    case .call(let call):
      guard case .member(let node) = call.callee else { return false }
      return isEnumLike(node, scope)
    case .tuple(let node) where node.elements.count == 1: return isEnumLike(node.elements[0].value, id, scope)
    case .ternary(let node): return isEnumLike(node.first, id, scope) || isEnumLike(node.second, id, scope)
    case .sequence(let node) where node.operators.allSatisfy({ $0 == "??" }):
      return node.operands.contains { isEnumLike($0, id, scope) }
    default: return false
    }
  }

  private func isEnumLike(_ node: MemberExpression, _ scope: Scope) -> Bool {
    guard let base = node.base else { return true }
    return reader.typer.writtenType(base, in: scope)?.nominalID.map(reader.domain.isEnum) ?? false
  }
}
