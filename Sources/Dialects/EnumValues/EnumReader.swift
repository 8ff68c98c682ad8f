/// Reads an expression as a value of an enum.

import Facts
import Semantics
import SourceText

struct EnumReader {
  let typer: Typer
  let domain: EnumDomain
  /// Payloads of these enums are hops of their own.
  let isRoute: (NominalID) -> Bool
  /// The place takes a value even where its type is not known: `handle(Action.a)`.
  var assumesValue = false

  var resolver: Resolver { typer.resolver }

  /// The values that an expression can be: several for a choice; none for `nil`.
  func readings(of expression: Expression, expecting expected: Type, in scope: Scope) -> [EnumReading] {
    var result: [EnumReading] = []
    read(expression, expected, scope, depth: 0, into: &result)
    return result
  }

  private func read(
    _ expression: Expression, _ expected: Type, _ scope: Scope, depth: Int, into result: inout [EnumReading]
  ) {
    guard depth < 64 else { return }
    switch expression {
    case .tuple(let node) where node.elements.count == 1:
      read(node.elements[0].value, expected, scope, depth: depth + 1, into: &result)
    case .attempt(let node): read(node.operand, expected, scope, depth: depth + 1, into: &result)
    case .ternary(let node):
      read(node.first, expected, scope, depth: depth + 1, into: &result)
      read(node.second, expected, scope, depth: depth + 1, into: &result)
    case .sequence(let node) where hasFallbacks(node, expected):
      // All but the last may be missing.
      let optional = expected.isUnknown ? expected : Type.optional(expected.unwrapped)
      for operand in node.operands.dropLast() { read(operand, optional, scope, depth: depth + 1, into: &result) }
      if let last = node.operands.last { read(last, expected, scope, depth: depth + 1, into: &result) }
    case .control(let node):
      for value in node.statement.results { read(value, expected, scope, depth: depth + 1, into: &result) }
    case .cast(let node) where node.kind == .as && isSame(node.type, expected, scope):
      read(node.operand, expected, scope, depth: depth + 1, into: &result)
    case .literal(let node) where node.kind == .nil: return
    case .member(let node) where isNothing(node, expected, scope): return
    case .member(let node): result.append(read(node, call: nil, expected, scope, depth))
    case .call(let call):
      if let made = call.madeAtOnce {
        read(made, expected, scope, depth: depth + 1, into: &result)
      } else if let (some, value, wrapped) = wrapped(call, expected, scope) {
        let count = result.count
        read(value, wrapped, scope, depth: depth + 1, into: &result)
        for index in result.indices.dropFirst(count) { result[index].nodes.append(ObjectIdentifier(some)) }
      } else if case .member(let node) = call.callee {
        result.append(read(node, call: call, expected, scope, depth))
      } else {
        result.append(EnumReading(unknown: "a computed value", isTyped: isTyped(expected), range: expression.range))
      }
    case .missing:
      result.append(EnumReading(unknown: "nothing is written yet", range: expression.range, isUnfinished: true))
    case .name:
      result.append(
        EnumReading(unknown: "the value of a variable", isTyped: isTyped(expected), range: expression.range))
    default:
      result.append(EnumReading(unknown: "a computed value", isTyped: isTyped(expected), range: expression.range))
    }
  }

  /// `route ?? .list`
  private func hasFallbacks(_ node: SequenceExpression, _ expected: Type) -> Bool {
    node.operators.allSatisfy { $0 == "??" } && !typer.isRedefined("??", [expected, .unknown])
  }

  /// `.none` where an optional is wanted, which is `nil` if the enum has nothing of that name; `R?.none`
  private func isNothing(_ node: MemberExpression, _ expected: Type, _ scope: Scope) -> Bool {
    guard node.name == "none", case .optional(let wrapped) = expected, wrapped.nominalID != nil else { return false }
    if let base = node.base { return isOptionalType(base, scope) }
    return resolver.members("none", of: wrapped).isEmpty
  }

  /// `R?`, `Optional<R>`, `Optional`
  private func isOptionalType(_ base: Expression, _ scope: Scope) -> Bool {
    if case .metatype(.optional) = typer.type(of: base, in: scope) { return true }
    guard case .name(let node) = base, node.name == "Optional", node.genericArguments.isEmpty else { return false }
    resolver.record(node.name)
    return scope.lookup(node.name) == nil && !resolver.names.declaresType(named: node.name)
  }

  /// Whether a cast says what the place takes anyway: `(.a as R)`
  private func isSame(_ written: TypeSyntax, _ expected: Type, _ scope: Scope) -> Bool {
    let type = resolver.resolve(written, in: scope.context)
    return type == expected || type == expected.unwrapped
  }

  /// `x` of `.some(x)` where an optional is wanted, with what that wraps.
  private func wrapped(
    _ call: CallExpression, _ expected: Type, _ scope: Scope
  ) -> (MemberExpression, Expression, Type)? {
    guard case .optional(let wrapped) = expected, case .member(let node) = call.callee, node.name == "some",
      node.base.map({ isOptionalType($0, scope) }) ?? true, call.arguments.count == 1, let only = call.arguments.first,
      only.label == nil
    else { return nil }
    return (node, only.value, wrapped)
  }

  /// What a place takes that takes one type, whatever the value.
  private func isTyped(_ expected: Type) -> Bool {
    expected.unwrapped.nominalID.map(resolver.isWorkspaceType) ?? false
  }

  // MARK: One member

  private func read(
    _ node: MemberExpression, call: CallExpression?, _ expected: Type, _ scope: Scope, _ depth: Int
  ) -> EnumReading {
    var reading = EnumReading(range: node.nameRange, name: node.name, nodes: [ObjectIdentifier(node)])
    reading.isQualified = node.base != nil
    if node.name.isEmpty || call?.isBroken == true {
      reading.isUnfinished = true
      reading.unknown = "nothing is written yet"
      if node.name.isEmpty { return reading }
    }
    guard let owner = owner(of: node, expected, scope) else {
      reading.unknown = node.base == nil ? "the type of this place is not known" : "the value of a variable"
      if node.base != nil {
        reading.range = call?.range ?? node.range
        reading.isTyped = isTyped(expected)
      }
      return reading
    }
    if node.base == nil, isOfOptional(node.name, expected) {
      reading.unknown = "'\(node.name)' is of the optional"
      return reading
    }
    if let wanted = expected.unwrapped.nominalID, node.base != nil, wanted != owner, isCertainlyOther(owner, wanted),
      namesCase(node.name, owner)
    {
      reading.problems.append(problem(.foreignType(owner, start: node.range.start), wanted, node, call))
    }
    resolve(node, call, on: owner, expected, scope, depth, &reading)
    return reading
  }

  /// The type in which the name is looked up: the written one, or what the position expects.
  private func owner(of node: MemberExpression, _ expected: Type, _ scope: Scope) -> NominalID? {
    guard let base = node.base else { return expected.unwrapped.nominalID }
    return typer.writtenType(base, in: scope)?.nominalID
  }

  /// `.a`, `.a(1)`
  static func isImplicit(_ expression: Expression) -> Bool { implicitName(of: expression) != nil }

  static func implicitName(of expression: Expression) -> String? {
    switch expression {
    case .member(let node): return node.base == nil ? node.name : nil
    case .call(let call):
      guard case .member(let node) = call.callee else { return nil }
      return node.base == nil ? node.name : nil
    default: return nil
    }
  }

  /// A case of the optional itself, or what an extension makes look like one.
  func isOfOptional(_ name: String, _ type: Type) -> Bool {
    guard case .optional = type else { return false }
    return name == "none" || name == "some"
      || resolver.extensions(endingIn: "Optional").contains { $0.node.declaresTypeMember(name) }
  }

  /// A static member may be of any type; a case is of its enum's.
  private func namesCase(_ name: String, _ owner: NominalID) -> Bool {
    let found = resolver.members(name, of: resolver.selfType(of: owner))
    return !found.isEmpty && found.allSatisfy { if case .enumCase = $0.member.declaration { true } else { false } }
  }

  private func isCertainlyOther(_ a: NominalID, _ b: NominalID) -> Bool {
    domain.isCertainlyEnum(a) && domain.isCertainlyEnum(b) && resolver.isWorkspaceType(b)
  }

  private func resolve(
    _ node: MemberExpression, _ call: CallExpression?, on owner: NominalID, _ expected: Type, _ scope: Scope,
    _ depth: Int, _ reading: inout EnumReading
  ) {
    let found = resolver.members(node.name, of: resolver.selfType(of: owner)).filter { isLent($0, to: owner) }
    let cases = found.compactMap { found -> EnumCaseDeclaration? in
      guard case .enumCase(let node) = found.member.declaration else { return nil }
      return node
    }
    if isAlias(found, call) {
      // What another type's function gives is no name of the enum's.
      if call != nil, let wanted = expected.unwrapped.nominalID, wanted != owner, domain.isEnum(wanted) {
        (reading.unknown, reading.isTyped) = ("the value of a variable", isTyped(expected))
        reading.range = call?.range ?? node.range
        return
      }
      reading.hops.append(EnumHop(owner: owner, name: node.name, range: node.nameRange, isAlias: true))
      return
    }
    guard !cases.isEmpty else {
      if node.name == "init", isTyped(expected) {
        (reading.unknown, reading.isTyped, reading.name) = ("a computed value", true, nil)
        reading.range = call?.range ?? node.range
        return
      }
      if domain.isCertainlyEnum(owner), resolver.isWorkspaceType(owner), !reading.isUnfinished,
        certainlyLacks(node.name, owner)
      {
        reading.problems.append(problem(.unknownCase, owner, node, call))
      } else {
        let hidden = found.isEmpty ? domain.whatHidesMembers(of: owner) : nil
        reading.unknown = hidden ?? "'\(node.name)' is computed"
      }
      return
    }
    reading.hops.append(EnumHop(owner: owner, name: node.name, range: node.nameRange, isAlias: false))
    guard !reading.isUnfinished else { return }
    let wantsValue = assumesValue || expected.unwrapped.nominalID != nil
    let type = expected.unwrapped.nominalID == owner ? expected.unwrapped : resolver.selfType(of: owner)
    PayloadChecking(reader: self, owner: owner, type: type, node: node, call: call, wantsValue: wantsValue).check(
      cases, scope, depth, &reading)
  }

  /// Not so for another type than `R`: `extension P where Self == R`
  private func isLent(_ found: FoundMember, to owner: NominalID) -> Bool {
    found.member.entry.node.requirements.allSatisfy { requirement in
      guard requirement.isSameType, requirement.left.dottedName == "Self" else { return true }
      let other = resolver.resolve(requirement.right, in: found.member.context(resolver)).nominalID
      return other == nil || other == owner
    }
  }

  /// Every member of the type is in sight, and none has that name.
  func certainlyLacks(_ name: String, _ owner: NominalID) -> Bool {
    resolver.members(name, of: resolver.selfType(of: owner)).isEmpty && domain.knowsMembers(of: owner)
      && !name.hasPrefix("$") && !name.hasPrefix("_") && !EnumReader.implicitMembers.contains(name)
      && !EnumReader.generatedMembers.contains(name)
  }

  /// Members that conformances add, functions of values among them: `R.hash` is one.
  private static let implicitMembers: Set<String> = [
    "init", "allCases", "self", "Type", "hash", "hashValue", "encode", "rawValue", "description", "debugDescription",
  ]
  /// Members of the classes that Core Data makes of a model, in no source: one may have the name of another app's enum.
  private static let generatedMembers: Set<String> = ["entity", "fetchRequest"]

  /// A static variable, or a static function whose parameters take what the call passes.
  private func isAlias(_ found: [FoundMember], _ call: CallExpression?) -> Bool {
    found.contains { found in
      guard found.member.head.modifiers.isTypeMember else { return false }
      switch found.member.declaration {
      case .variable: return call == nil
      case .function(let function): return call.map { typer.fits($0, function.parameters) } ?? false
      default: return false
      }
    }
  }

  func problem(
    _ kind: EnumProblem.Kind, _ owner: NominalID, _ node: MemberExpression, _ call: CallExpression?
  ) -> EnumProblem {
    let end = call?.parentheses?.end ?? node.nameRange.end
    return EnumProblem(
      kind: kind, owner: owner, name: node.name, range: node.nameRange, payload: TextRange(node.nameRange.end, end))
  }

  /// Whether no value is such a case: `case failed(Never)`.
  func hasNoValue(_ name: String, of owner: NominalID) -> Bool {
    domain.cases(of: owner).contains { node, _ in
      node.name == name && payloadTypes(of: node, in: owner).contains(where: hasNoValue)
    }
  }

  private func hasNoValue(_ type: Type) -> Bool {
    switch type {
    case .external("Never", _): true
    case .nominal(let id, _): domain.isCertainlyEnum(id) && domain.cases(of: id).isEmpty
    default: false
    }
  }

  func payloadTypes(of node: EnumCaseDeclaration, in owner: NominalID) -> [Type] {
    payloadTypes(of: node, in: owner, as: resolver.selfType(of: owner))
  }

  /// Of a generic enum, as the type is made for others.
  func payloadTypes(of node: EnumCaseDeclaration, in owner: NominalID, as type: Type) -> [Type] {
    let found = resolver.members(node.name, of: type).first { found in
      if case .enumCase(let other) = found.member.declaration { return other === node }
      return false
    }
    let context =
      found?.member.context(resolver) ?? DeclarationContext(file: FileID(""), enclosingTypes: [owner])
    return node.parameters.map { resolver.resolve($0.type, in: context).substituting(found?.substitution ?? [:]) }
  }

  /// A payload that is a route again; its hops follow those of the outer value.
  func nested(_ expression: Expression, _ expected: Type, _ scope: Scope, _ depth: Int) -> [EnumReading] {
    var result: [EnumReading] = []
    read(expression, expected, scope, depth: depth + 1, into: &result)
    return result
  }
}

extension Statement {
  /// What an `if` or a `switch` gives back as an expression: one value a branch, or nothing where it throws.
  var results: [Expression] {
    var found: [Expression] = []
    var pending = [self]
    while let next = pending.popLast() {
      switch next {
      case .expression(let value): found.append(value)
      case .switch(let node): pending += node.cases.reversed().flatMap { $0.statements.suffix(1) }
      case .if(let node):
        switch node.alternative {
        case .else(let body): pending += body.statements.suffix(1)
        case .elseIf(let other): pending.append(.if(other))
        case nil: break
        }
        pending += node.body.statements.suffix(1)
      case .throw, .jump, .return: break
      default: found.append(.missing(next.range))
      }
    }
    return found
  }
}

extension CallExpression {
  /// What a closure gives back that is called where it stands: `{ .a }()`
  var madeAtOnce: Expression? {
    guard case .closure(let closure) = callee, arguments.isEmpty, closure.statements.count == 1 else { return nil }
    switch closure.statements[0] {
    case .expression(let value), .return(let value?, _): return value
    default: return nil
    }
  }
}

extension Typer {
  /// The type that an expression names, also behind the name of its module: `Models.Route`.
  func writtenType(_ expression: Expression, in scope: Scope) -> Type? {
    let type = type(of: expression, in: scope)
    if case .metatype(let written) = type, written.nominalID != nil { return written }
    guard !type.isValue, case .member = expression,
      case .named(let parts)? = ConstructionFinder.namedType(expression), let first = parts.first,
      scope.lookup(first.name) == nil
    else { return nil }
    let written = resolver.resolve(.named(parts), in: scope.context)
    guard let id = written.nominalID else { return nil }
    // Of what else may have a type of that name, nobody knows: `UIControl.Event`.
    let isOfModule = resolver.info(id).entries.contains { entry in
      SourceModule.folder(of: entry.file).split(separator: "/").last.map(String.init) == first.name
    }
    return isOfModule ? written : nil
  }
}

extension Type {
  /// Neither unknown nor a type itself.
  fileprivate var isValue: Bool {
    switch self {
    case .unknown, .metatype: false
    default: true
    }
  }
}

extension Resolver {
  func isWorkspaceType(_ id: NominalID) -> Bool {
    info(id).entries.contains { !$0.isInterface }
  }
}
