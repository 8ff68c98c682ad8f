/// Whether an input can be what a route takes: all dialects ask the same of what Swift converts.

import Facts
import Semantics
import SourceText

struct InputChecking {
  let typer: Typer

  private var resolver: Resolver { typer.resolver }

  /// What an argument certainly is, where that rules the expected type out; nil where it may fit.
  func mismatch(_ argument: Expression, expected: Type, in scope: Scope) -> Type? {
    guard let actual = difference(argument, expected: expected, in: scope), !resolver.mayHaveMore(expected),
      !resolver.mayHaveMore(actual)
    else { return nil }
    return actual
  }

  private func difference(_ argument: Expression, expected: Type, in scope: Scope) -> Type? {
    if expected.hasUnknownPart { return nil }
    switch argument {
    case .literal(let literal): return mismatch(literal, expected)
    case .closure(let closure): return mismatch(closure, expected)
    case .array, .dictionary:
      return isPlainValue(expected) && !mayBeLiteral(expected) ? .array(.unknown) : nil
    case .tuple(let node) where node.elements.count != 1:
      return mismatch(node, expected, in: scope)
    case .tuple(let node) where node.elements[0].label == nil:
      return mismatch(node.elements[0].value, expected: expected, in: scope)
    case .member(let node) where node.base == nil: return nil
    case .call(let call):
      if case .member(let member) = call.callee, member.base == nil { return nil }
    default: break
    }
    let actual = typer.type(of: argument, in: scope)
    guard areCertainlyDifferent(actual, expected), !adapts(argument, of: actual, to: expected, in: scope) else {
      return nil
    }
    return actual
  }

  /// Whether an argument is certainly too much where none is expected. `Void` is as good as none, and `Never` as anything.
  func isSuperfluous(_ argument: Expression, in scope: Scope) -> Bool {
    switch argument {
    case .array, .dictionary: true
    case .member(let node) where node.base == nil: true
    default: mismatch(argument, expected: .void, in: scope) != nil
    }
  }

  /// Whether somebody may add a static member of that name to optionals, which a dot alone may mean.
  func mayBeOfOptional(_ name: String) -> Bool {
    ["Optional", "ExpressibleByNilLiteral"].flatMap(resolver.extensions).contains { entry in
      entry.node.mayHaveOtherMembers || !entry.node.inherited.allSatisfy { Platform.isHarmless($0.dottedName ?? "") }
        || entry.node.members.contains { InputChecking.declares(name, $0) }
    }
  }

  private static func declares(_ name: String, _ member: Declaration) -> Bool {
    switch member {
    case .function(let node): node.name == name && node.head.modifiers.isTypeMember
    case .variable(let node):
      node.head.modifiers.isTypeMember && node.bindings.contains { $0.pattern.boundNames.contains(name) }
    case .type(let node): node.name == name
    case .alias(let node): node.name == name
    case .enumCase: false
    }
  }

  /// The implicit member that the enum which is expected certainly lacks: `.aple` where a `Fruit` is wanted.
  func unknownMember(_ argument: Expression, expected: Type) -> MemberExpression? {
    var named = argument
    if case .call(let call) = argument { named = call.callee }
    guard case .member(let member) = named, member.base == nil else { return nil }
    var wanted = expected
    if case .optional(let wrapped) = expected, !mayBeOfOptional(member.name) { wanted = wrapped }
    guard case .nominal(let id, _) = wanted, isClosedEnum(id), !["", "init"].contains(member.name),
      wanted == expected || !["none", "some"].contains(member.name), resolver.members(member.name, of: wanted).isEmpty
    else { return nil }
    return member
  }

  /// An enum to which nothing out of sight adds a member.
  private func isClosedEnum(_ id: NominalID) -> Bool {
    resolver.info(id).entries.allSatisfy { $0.node.kind == .enum } && resolver.isFullyKnown(id)
      && !resolver.globals(named: id.name).contains { entry in
        guard case .alias = entry.declaration else { return false }
        return !entry.isInterface
      }
  }

  /// A closure without a parameter list fits no function that gives it something, unless it says `$0`.
  private func mismatch(_ closure: ClosureExpression, _ expected: Type) -> Type? {
    if isCertainlyNoFunction(expected) { return .function([], .unknown) }
    guard case .function(let wanted, let result) = expected.unwrapped,
      closure.parameters != nil || !closure.usesImplicitParameters
    else { return nil }
    let count = closure.parameters?.count ?? 0
    // The parts of one tuple may be parameters, and nothing at all where it is `Void`.
    if count == wanted.count || (wanted.count == 1 && !isCertainlyNoTuple(wanted[0].type)) { return nil }
    return .function(Array(repeating: Type.Element(label: nil, type: .unknown), count: count), result)
  }

  /// A literal is what is wanted of it, and so is what is made of literals alone: `-1`, `60 * 60`, `isOn ? 1 : 2`.
  private func adapts(
    _ expression: Expression, of actual: Type, to expected: Type, in scope: Scope, depth: Int = 0
  ) -> Bool {
    guard depth < 64 else { return true }
    func adapts(_ part: Expression) -> Bool {
      self.adapts(part, of: actual, to: expected, in: scope, depth: depth + 1)
    }
    switch expression {
    case .literal(let node):
      return typer.type(of: expression, in: scope) == actual.unwrapped && mismatch(node, expected) == nil
    case .unary(let node): return adapts(node.operand)
    case .attempt(let node): return adapts(node.operand)
    case .tuple(let node): return node.elements.count == 1 && adapts(node.elements[0].value)
    case .array(let node): return node.elements.allSatisfy(adapts)
    case .dictionary(let node): return node.elements.allSatisfy { adapts($0.value) }
    case .sequence(let node): return node.operands.allSatisfy(adapts)
    case .ternary(let node): return adapts(node.first) && adapts(node.second)
    case .member(let node): return node.base.map(adapts) ?? false
    case .subscripted(let node): return adapts(node.base)
    case .closure(let node):
      guard node.statements.count == 1 else { return false }
      switch node.statements[0] {
      case .expression(let value), .return(let value?, _): return adapts(value)
      default: return false
      }
    case .call(let node):
      return adapts(node.callee) || (passesOn(node, in: scope) && node.arguments.contains { adapts($0.value) })
    default: return false
    }
  }

  /// A generic function may give back what it is given.
  private func passesOn(_ call: CallExpression, in scope: Scope) -> Bool {
    typer.callees(of: call, in: scope).contains { !$0.generics.isEmpty }
  }

  private func mismatch(_ literal: LiteralExpression, _ expected: Type) -> Type? {
    let wanted = expected.unwrapped
    if wanted != expected, getsLiterals("Optional") { return nil }
    switch literal.kind {
    case .nil:
      if case .optional = expected { return nil }
      return isConcrete(expected) && !mayBeLiteral(expected) ? .optional(.unknown) : nil
    case .integer:
      return rules(wanted, out: InputChecking.noNumbers, .external("Int", []))
    case .float:
      let out = Platform.concreteValueTypes.subtracting(["Double", "Float"])
      return rules(wanted, out: out, .external("Double", []))
    case .boolean: return rules(wanted, out: Platform.concreteValueTypes.subtracting(["Bool"]), .external("Bool", []))
    case .string:
      let out = Platform.concreteValueTypes.subtracting(["String", "Character"])
      return rules(wanted, out: out, .external("String", []))
    case .regex: return nil
    }
  }

  private static let noNumbers: Set<String> = ["String", "Bool", "Character", "UUID", "URL", "Date", "Data"]

  private func rules(_ wanted: Type, out names: Set<String>, _ literal: Type) -> Type? {
    switch wanted {
    case .external(let name, _):
      return names.union(InputChecking.containers).contains(name) && !getsLiterals(name) ? literal : nil
    case .tuple, .function: return literal
    case .nominal(let id, _): return takesNoLiteral(id) ? literal : nil
    default: return nil
    }
  }

  /// `extension URL: ExpressibleByStringLiteral`, also by way of a protocol of the workspace's.
  func getsLiterals(_ name: String) -> Bool {
    !resolver.extensions(endingIn: name).isEmpty && inheritsLiterals(.nominal(NominalID(name), []))
  }

  func inheritsLiterals(_ type: Type) -> Bool {
    resolver.lineage(of: type).contains { item in
      resolver.info(item.id).supertypes.contains { InputChecking.isOfLiterals($0.description) }
    }
  }

  private static func isOfLiterals(_ supertype: String) -> Bool {
    let name = supertype.split(separator: ".").last ?? ""
    return name.hasPrefix("ExpressibleBy") || ["OptionSet", "SetAlgebra"].contains(name)
  }

  /// A type that some literal of the workspace's making can be.
  private func mayBeLiteral(_ type: Type) -> Bool {
    if case .external(let name, _) = type { return getsLiterals(name) }
    return type.nominalID.map { !takesNoLiteral($0) } ?? false
  }

  /// A type of the workspace that no literal can make.
  private func takesNoLiteral(_ id: NominalID) -> Bool {
    guard resolver.isFullyKnown(id), !resolver.info(id).isProtocol else { return false }
    return !inheritsLiterals(resolver.selfType(of: id))
  }

  private func mismatch(_ node: TupleExpression, _ expected: Type, in scope: Scope) -> Type? {
    guard case .tuple(let elements) = expected.unwrapped else {
      let isVoid = node.elements.isEmpty
      return isPlainValue(expected) || (!isVoid && isCertainlyNoTuple(expected))
        ? typer.type(of: .tuple(node), in: scope) : nil
    }
    if elements.count != node.elements.count { return typer.type(of: .tuple(node), in: scope) }
    if isShuffle(node.elements.map(\.label), elements.map(\.label)) { return nil }
    for (given, wanted) in zip(node.elements, elements)
    where mismatch(given.value, expected: wanted.type, in: scope) != nil {
      return typer.type(of: .tuple(node), in: scope)
    }
    return nil
  }

  /// Labels of a tuple input: all dropped, or all repeated. The expected labels where they differ.
  func labelMismatch(_ argument: Expression, expected: Type) -> String? {
    guard case .tuple(let node) = argument, node.elements.count > 1, case .tuple(let elements) = expected.unwrapped,
      elements.count == node.elements.count
    else { return nil }
    let given = node.elements.map(\.label)
    let wanted = elements.map(\.label)
    if given.allSatisfy({ $0 == nil }) || wanted.allSatisfy({ $0 == nil }) || isShuffle(given, wanted) { return nil }
    // A label may stay away on its own, but none may be another.
    if zip(given, wanted).allSatisfy({ $0 == nil || $0 == $1 }) { return nil }
    return "(" + wanted.map { ($0 ?? "_") + ":" }.joined(separator: " ") + ")"
  }

  /// Some of the labels in another order: Swift puts the values where they belong.
  private func isShuffle(_ given: [String?], _ wanted: [String?]) -> Bool {
    let labels = given.compactMap(\.self)
    return Set(labels).count == labels.count && labels.allSatisfy(wanted.contains)
      && zip(given, wanted).contains { $0 != nil && $0 != $1 }
  }

  // MARK: Types

  /// Both are known to be themselves, and no conversion leads from one to the other.
  func areCertainlyDifferent(_ actual: Type, _ expected: Type) -> Bool {
    if actual.hasUnknownPart || expected.hasUnknownPart || actual == expected { return false }
    switch (actual, expected) {
    case (.metatype, _), (_, .metatype), (.parameter, _), (_, .parameter), (.constrained, _), (_, .constrained):
      return false
    case (.optional(let a), .optional(let b)): return areCertainlyDifferent(a, b)
    case (_, .optional(let wrapped)): return areCertainlyDifferent(actual, wrapped)
    case (.optional(let wrapped), _):
      // An optional never turns into a value, whatever is inside.
      return isConcrete(expected) && (isConcrete(wrapped) || wrapped == expected)
    case (.tuple(let a), .tuple(let b)):
      if a.count == b.count, isShuffle(a.map(\.label), b.map(\.label)) { return false }
      return a.count != b.count || zip(a, b).contains { areCertainlyDifferent($0.type, $1.type) }
    case (.function, .function): return false
    case (.tuple, _): return isCertainlyNoTuple(expected)
    case (_, .tuple): return isCertainlyNoTuple(actual)
    case (.function, _): return isCertainlyNoFunction(expected)
    case (_, .function): return isCertainlyNoFunction(actual)
    default: return isConcrete(actual) && isConcrete(expected) && !converts(actual, to: expected)
    }
  }

  /// Arguments of one generic type convert at most as values do.
  private func converts(_ actual: Type, to expected: Type) -> Bool {
    switch (actual, expected) {
    case (.nominal(let a, _), .nominal(let b, _)) where a != b: isSubclass(actual, of: expected)
    case (.external(let a, _), .external(let b, _)) where a != b: false
    case (.nominal, .nominal), (.external, .external):
      zip(actual.arguments, expected.arguments).allSatisfy { !areCertainlyDifferent($0, $1) }
    default: false
    }
  }

  /// A value type or a class of whatever arguments; only what has none can be taken for a plain value.
  private func isConcrete(_ type: Type) -> Bool {
    switch type {
    case .external(let name, let arguments) where !arguments.isEmpty: InputChecking.containers.contains(name)
    case .nominal(let id, _): isPlainValue(.nominal(id, []))
    default: isPlainValue(type)
    }
  }

  private static let containers: Set<String> = ["Array", "Dictionary", "Set", "Result"]

  /// A concrete type that is not an alias, an existential or a class with unknown supertypes.
  private func isPlainValue(_ type: Type) -> Bool {
    switch type {
    case .external(let name, let arguments): return arguments.isEmpty && Platform.concreteValueTypes.contains(name)
    case .nominal(let id, let arguments):
      let info = resolver.info(id)
      guard arguments.isEmpty, !info.isProtocol, !info.entries.isEmpty else { return false }
      return !info.isClass || resolver.isFullyKnown(id)
    default: return false
    }
  }

  /// A type of elsewhere may be an alias.
  static func mayBeFunction(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .external(let name, let arguments): arguments.isEmpty && !Platform.concreteValueTypes.contains(name)
    case .parameter, .unknown: true
    default: false
    }
  }

  private func isCertainlyNoFunction(_ type: Type) -> Bool { isConcrete(type.unwrapped) || isTuple(type.unwrapped) }

  private func isCertainlyNoTuple(_ type: Type) -> Bool {
    if case .function = type.unwrapped { return true }
    return isConcrete(type.unwrapped)
  }

  private func isTuple(_ type: Type) -> Bool {
    guard case .tuple(let elements) = type else { return false }
    return elements.count != 1
  }

  private func isSubclass(_ type: Type, of base: Type) -> Bool {
    guard let id = base.nominalID else { return false }
    return resolver.lineage(of: type).contains { $0.id == id }
  }

  /// Tuples, functions, and types that are declared in sight without a conformance. External types are unknown.
  /// `plain`: protocols of a framework that ask for no `Equatable`.
  func isCertainlyNotEquatable(_ type: Type, plain: Set<String> = []) -> Bool {
    switch type {
    case .tuple(let elements): return elements.count > 1
    case .function: return true
    case .optional(let wrapped): return isCertainlyNotEquatable(wrapped, plain: plain)
    case .nominal(let id, _): return isCertainlyNotEquatable(id, plain)
    default: return false
    }
  }

  private func isCertainlyNotEquatable(_ id: NominalID, _ plain: Set<String>) -> Bool {
    let info = resolver.info(id)
    guard !info.entries.isEmpty, !info.isProtocol,
      resolver.isFullyKnown(id) || stands(info, on: plain)
    else { return false }
    let isPlainEnum = info.entries.contains { entry in
      entry.node.kind == .enum
        && entry.node.members.allSatisfy { if case .enumCase(let node) = $0 { node.parameters.isEmpty } else { true } }
    }
    if isPlainEnum { return false }
    // Conformances that a harmless name may bring along, and raw values that make an enum comparable.
    let bringers: Set<String> = [
      "Equatable", "Hashable", "Comparable", "NSObject", "OptionSet", "SetAlgebra", "String", "Int",
    ]
    return !resolver.lineage(of: resolver.selfType(of: id)).contains { item in
      resolver.info(item.id).supertypes.contains { type in
        guard case .external(let name, _) = type else { return false }
        if plain.contains(NameTable.lastComponent(name)) { return false }
        return bringers.contains(name) || !Platform.isHarmless(name)
      }
    }
  }

  /// Nothing is unknown of it but what such protocols add.
  private func stands(_ info: NominalInfo, on plain: Set<String>) -> Bool {
    !plain.isEmpty && info.unknownAttributes.isEmpty
      && info.supertypes.allSatisfy { type in
        switch type {
        case .nominal, .external: true
        default: false
        }
      }
  }
}

extension Type {
  /// What a message calls something that certainly does not fit.
  var inputDescription: String {
    switch self {
    case .optional(.unknown): "nil"
    case .external("Array", [.unknown]): "a collection literal"
    case .function(_, .unknown): "a closure"
    default: description
    }
  }
}
