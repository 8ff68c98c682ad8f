/// Types expressions. What cannot be known from source is `.unknown`, never a guess.

package import Facts
import SourceText

/// A framework whose operations have result types that no signature in its interface can say.
package protocol CallTyping {
  /// The type of `receiver.name(arguments)`, or nil when this framework has nothing to say about it.
  func resultType(
    of call: CallExpression, operation: String, on receiver: Type, in scope: Scope, by typer: Typer
  ) -> Type?

  /// The type of `base.name` where a macro or a property wrapper makes the member; nil when this framework has nothing
  /// to say about it.
  func memberType(_ name: String, of base: Type, in scope: Scope, by typer: Typer) -> Type?

  /// The type of a bare name that is no local variable, where a macro or a property wrapper makes it.
  func nameType(_ node: NameExpression, in scope: Scope, by typer: Typer) -> Type?

  /// The type of `base.name` where no declaration in sight says it.
  func undeclaredMemberType(_ name: String, of base: Type, by typer: Typer) -> Type?

  /// The type inside another that a macro makes.
  func nestedType(_ name: String, of base: Type, by resolver: Resolver) -> Type?

  /// Its macros make types and functions: what names mean without this framework they may not mean with it.
  var makesDeclarations: Bool { get }

  /// Whether it may make something of that name.
  func mayDeclare(_ name: String) -> Bool
}

extension CallTyping {
  package func memberType(_ name: String, of base: Type, in scope: Scope, by typer: Typer) -> Type? { nil }
  package func nameType(_ node: NameExpression, in scope: Scope, by typer: Typer) -> Type? { nil }
  package func undeclaredMemberType(_ name: String, of base: Type, by typer: Typer) -> Type? { nil }
  package func nestedType(_ name: String, of base: Type, by resolver: Resolver) -> Type? { nil }
  package var makesDeclarations: Bool { false }
  package func mayDeclare(_ name: String) -> Bool { makesDeclarations }
}

package final class Typer {
  package let resolver: Resolver
  let frameworkTypings: [any CallTyping]
  private var cache: [ObjectIdentifier: Type] = [:]
  /// The same of code whose parameters have no types where it is asked about: only as long as that question lasts.
  private var guesses: [ObjectIdentifier: Type]?
  /// What capitalised names mean that are no local ones.
  private var typeNames = PlaceTable<Type>()
  private var depth = 0
  /// Types whose dynamic members are being looked for: they may lead to each other.
  var dynamicBases = Set<Type>()

  package init(_ resolver: Resolver, frameworks: [any CallTyping] = []) {
    self.resolver = resolver
    frameworkTypings = frameworks
  }

  /// Forgets what was typed; needed when the resolver's record starts anew.
  package func reset() {
    cache.removeAll(keepingCapacity: true)
    typeNames.removeAll()
  }

  /// The type of an expression. An expression that names a type has its metatype.
  package func type(of expression: Expression, in scope: Scope) -> Type {
    guard depth < 200 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch expression {
    // A name that stands nowhere is gone after the question, and its address may be another's.
    case .name(let node) where node.range.isEmpty: return type(ofName: node, in: scope)
    // What no text spells is an object of the moment, and another may have its place in memory next.
    case .name(let node) where node.range == .zero: return type(ofName: node, in: scope)
    case .name(let node): return memoized(node) { type(ofName: node, in: scope) }
    case .member(let node): return memoized(node) { type(of: node, in: scope) }
    case .call(let node): return memoized(node) { type(of: node, in: scope) }
    case .subscripted(let node): return type(of: node, in: scope)
    case .literal(let node): return type(of: node)
    case .tuple(let node): return type(of: node, in: scope)
    case .array(let node): return type(of: node, in: scope)
    case .dictionary(let node): return type(of: node, in: scope)
    case .unary(let node): return type(of: node, in: scope)
    case .sequence(let node): return type(of: node, in: scope)
    case .ternary(let node): return type(of: node, in: scope)
    case .assignment: return .void
    case .cast(let node):
      let target = resolver.resolve(node.type, in: scope.context)
      switch node.kind {
      case .is: return .external("Bool", [])
      case .asOptional: return .optional(target.unwrapped)
      case .as, .asForced: return target
      }
    case .attempt(let node):
      let inner = type(of: node.operand, in: scope)
      return node.kind == .tryOptional && !inner.isUnknown ? .optional(inner.unwrapped) : inner
    case .closure(let node): return memoized(node) { type(of: node, in: scope) }
    case .keyPath(let node):
      guard let root = node.root else { return .unknown }
      return .external("KeyPath", [resolver.resolve(root, in: scope.context), .unknown])
    case .control(let node): return joinedType(of: node.statement.valuesOfBranches, in: scope)
    case .macro, .missing: return .unknown
    }
  }

  private func memoized(_ node: AnyObject, _ compute: () -> Type) -> Type {
    let id = ObjectIdentifier(node)
    if let known = cache[id] ?? guesses?[id] { return known }
    // A definition in terms of itself has no type.
    note(.unknown, of: id)
    let type = compute()
    note(type, of: id)
    return type
  }

  private func note(_ type: Type, of id: ObjectIdentifier) {
    if guesses == nil { cache[id] = type } else { guesses?[id] = type }
  }

  /// What a closure's code gives back, whatever it is given: a walk that knows what that is asks again.
  func guessing(_ body: () -> Type) -> Type {
    if guesses != nil { return body() }
    guesses = [:]
    defer { guesses = nil }
    return body()
  }

  // MARK: Names

  private func type(ofName node: NameExpression, in scope: Scope) -> Type {
    switch node.name {
    case "self":
      if let rebound = scope.lookup("self"), case .type(let type) = rebound.binding { return type }
      return selfType(in: scope.context)
    case "Self":
      guard let own = scope.context.enclosingType else { return .unknown }
      return .metatype(resolver.selfType(of: own, in: scope.context))
    case "super":
      guard let own = scope.context.enclosingType else { return .unknown }
      return resolver.superclass(of: own, seenFrom: scope.context.file)
    default: break
    }
    if let local = scope.lookup(node.name) { return type(of: local) }
    for framework in frameworkTypings {
      if let type = framework.nameType(node, in: scope, by: self) { return type }
    }
    let context = scope.context
    guard node.name.startsLikeType, node.genericArguments.isEmpty, context.generics[node.name] == nil else {
      return type(ofDeclaredName: node, in: context)
    }
    // Constructions name few types many times.
    if let known = typeNames.value(of: node.name, in: context) { return known }
    let type = type(ofDeclaredName: node, in: context)
    typeNames.set(type, of: node.name, in: context)
    return type
  }

  /// The type of a name that is no local one: a member, a global or a type.
  private func type(ofDeclaredName node: NameExpression, in context: DeclarationContext) -> Type {
    if let member = implicitMember(node.name, in: context) { return member }
    if context.enclosingType != nil, let provided = providedMemberType(node.name, of: selfType(in: context)) {
      return provided
    }
    if let global = type(ofGlobal: node.name, from: context.file) { return global }
    let component = TypeComponent(name: node.name, range: node.nameRange, arguments: node.genericArguments)
    let named = resolver.resolve(.named([component]), in: context)
    // An unknown lower-case name is a variable of who knows where, a capitalised one a type of another module.
    if case .external = named, !node.name.startsLikeType { return .unknown }
    return named.isUnknown ? .unknown : .metatype(named)
  }

  /// What a framework or the standard library says about a member that nothing in sight declares.
  func providedMemberType(_ name: String, of base: Type) -> Type? {
    for framework in frameworkTypings {
      if let type = framework.undeclaredMemberType(name, of: base, by: self) { return type }
    }
    if isAddedToLists(name) { return nil }
    if case .external("Dictionary", let arguments) = base, arguments.count == 2 {
      switch name {
      case "values": return .array(arguments[1])
      case "keys": return .array(arguments[0])
      case "first": return .optional(elementType(of: base))
      default: return nil
      }
    }
    guard case .external(let list, let arguments) = base, let element = arguments.first,
      list == "Array" || list == "ArraySlice"
    else { return nil }
    switch name {
    case "first", "last": return .optional(element)
    // What its methods give is the same, only later.
    case "lazy": return base
    case "randomElement", "popLast": return .function([], .optional(element))
    case "removeFirst", "removeLast": return .function([], element)
    default: return nil
    }
  }

  private static let partsOfLists: Set<String> = [
    "first", "last", "values", "keys", "lazy", "randomElement", "popLast", "removeFirst", "removeLast",
  ]

  /// A member of the workspace's that a list may have instead: `extension Array where Element == Step { var first: Step }`
  private func isAddedToLists(_ name: String) -> Bool {
    guard Typer.partsOfLists.contains(name) else { return false }
    return ["Array", "ArraySlice", "BidirectionalCollection", "Collection", "Dictionary", "Sequence"].contains { list in
      resolver.record(list)
      return resolver.extensions(endingIn: list).contains { entry in
        entry.node.members.contains { $0.declaredNames.contains(name) }
      }
    }
  }

  package func selfType(in context: DeclarationContext) -> Type {
    guard let own = context.enclosingType else { return .unknown }
    let type = resolver.selfType(of: own, in: context)
    return context.isStatic ? .metatype(type) : type
  }

  /// A member of an enclosing type, named without a receiver.
  private func implicitMember(_ name: String, in context: DeclarationContext) -> Type? {
    if resolver.isNowhereMember(name) { return nil }
    for (index, enclosing) in context.enclosingTypes.enumerated().reversed() {
      let isInnermost = index == context.enclosingTypes.count - 1
      let members = resolver.members(
        name, of: resolver.selfType(of: enclosing, in: context), seenFrom: context.file)
      if mayMeanValue(members) { return .unknown }
      let isStatic = !isInnermost || context.isStatic
      let own = members.first { found in
        switch found.member.declaration {
        case .type, .alias: false
        // An instance's own code does not see its cases by name alone.
        case .enumCase: isStatic
        case .variable, .function: found.member.head.modifiers.isTypeMember == isStatic
        }
      }
      if let own { return type(of: own) }
    }
    return context.isStatic ? nil : boundMemberType(name, of: selfType(in: context), in: Scope(context))
  }

  /// Of several targets' variables of one name, none is known to be meant, unless it stands in the file itself.
  private func type(ofGlobal name: String, from file: FileID) -> Type? {
    let visible = resolver.globals(named: name, from: file)
    let own = visible.filter { $0.file == file }
    let entries = own.isEmpty ? visible : own
    let types = entries.compactMap { type(ofGlobal: $0, named: name) }
    let isKnown = !entries.contains(where: \.isVariable) || types.allSatisfy { $0 == types.first }
    return isKnown ? types.first : .unknown
  }

  private func type(ofGlobal entry: NameTable.GlobalEntry, named name: String) -> Type? {
    let scope = Scope(DeclarationContext(file: entry.file, conditions: entry.declaration.head.conditions))
    switch entry.declaration {
    case .variable(let node):
      guard let binding = node.bindings.first(where: { $0.pattern.boundNames.contains(name) }) else { return .unknown }
      return type(of: name, boundBy: binding, of: node, in: scope)
    case .function(let node): return functionType(of: node, in: scope.context.adding(node.generics, node.requirements))
    default: return nil
    }
  }

  // MARK: Bindings

  /// The type of a local name.
  package func type(of local: Scope) -> Type {
    guard let outer = local.parent else { return .unknown }
    return type(of: local.binding, name: local.name, in: outer)
  }

  private func type(of binding: Scope.Binding, name: String, in outer: Scope) -> Type {
    switch binding {
    case .typed(let syntax): return resolver.resolve(syntax.ofValue, in: outer.context)
    case .function(let node): return functionType(of: node, in: outer.context.adding(node.generics, node.requirements))
    case .value(let value, _): return type(ofWhole: value, in: outer)
    case .unwrapped(let value): return type(of: value, in: outer).unwrapped
    case .unwrappedPart(let whole): return type(of: whole, name: name, in: outer).unwrapped
    case .unwrappedName:
      if name == "self" { return selfType(in: outer.context) }
      guard depth < 200 else { return .unknown }
      depth += 1
      defer { depth -= 1 }
      return type(ofName: NameExpression(name: name, range: .zero, nameRange: .zero), in: outer).unwrapped
    case .element(let sequence): return element(of: sequence, in: outer)
    case .closureParameter(let call, let argument, let parameter):
      return closureParameterType(of: call, argument: argument, parameter: parameter, in: outer)
    case .functionParameter(let whole, _), .elementOf(let whole), .tupleElement(let whole, _, _), .bound(let whole):
      return part(binding, of: type(of: whole, name: name, in: outer))
    case .argument(let call, let index): return expectedType(of: index, in: call, outer)
    case .implicitArgument(let whole, let call, let index):
      return expectedType(of: index, in: call, on: type(of: whole, name: name, in: outer).unwrapped)
    case .associatedValue(let subject, nil, "some", 0, nil):
      let whole = type(of: subject, in: outer)
      if case .optional(let wrapped) = whole { return wrapped }
      return associatedType(of: "some", index: 0, label: nil, in: whole)
    case .associatedValue(let subject, let written, let caseName, let index, let label):
      let subjectType =
        written.map { resolver.resolve($0, in: outer.context) } ?? type(of: subject, in: outer).unwrapped
      return associatedType(of: caseName, index: index, label: label, in: subjectType)
    case .type(let type): return type
    case .unknown: return .unknown
    }
  }

  private func part(_ binding: Scope.Binding, of whole: Type) -> Type {
    switch (binding, whole) {
    case (.functionParameter(_, let index), _):
      guard case .function(let parameters, _) = whole.unwrapped, index < parameters.count else { return .unknown }
      return parameters[index].type
    case (.elementOf, _):
      if case .external("Dictionary", let parts) = whole.unwrapped { return parts.last ?? .unknown }
      return elementType(of: whole.unwrapped)
    case (.tupleElement(_, let index, let label), .tuple(let elements)):
      if let label, let element = elements.first(where: { $0.label == label }) { return element.type }
      return index < elements.count ? elements[index].type : .unknown
    case (.bound, .external("Binding", let held)): return held.first ?? .unknown
    default: return .unknown
    }
  }

  private func associatedType(of caseName: String, index: Int, label: String?, in type: Type) -> Type {
    for found in resolver.members(caseName, of: type) {
      guard case .enumCase(let node) = found.member.declaration else { continue }
      let parameter = node.parameters.first { label != nil && $0.label == label }
      guard let parameter = parameter ?? (index < node.parameters.count ? node.parameters[index] : nil) else {
        continue
      }
      return resolver.resolve(parameter.type, in: found.member.context(resolver)).substituting(found.substitution)
    }
    guard case .external("Result", let parts) = type, parts.count == 2, index == 0 else { return .unknown }
    return caseName == "success" ? parts[0] : caseName == "failure" ? parts[1] : .unknown
  }

  package func elementType(of sequence: Type) -> Type {
    switch sequence {
    case .external("Array", let arguments), .external("Set", let arguments), .external("ArraySlice", let arguments):
      return arguments.first ?? .unknown
    case .external("Dictionary", let arguments) where arguments.count == 2:
      return .tuple([
        Type.Element(label: "key", type: arguments[0]), Type.Element(label: "value", type: arguments[1]),
      ])
    case .external("Binding", let arguments):
      guard case .external("Array", let held)? = arguments.first, let element = held.first else { return .unknown }
      return .external("Binding", [element])
    default: return .unknown
    }
  }

  /// Of a tuple that a binding takes apart, the part of this name.
  func type(
    of name: String, boundBy binding: VariableDeclaration.Binding, of node: VariableDeclaration, in scope: Scope
  ) -> Type {
    if binding.name != nil {
      return type(of: binding, isLazy: node.head.modifiers.contains(.lazy), in: scope)
    }
    let inside = scope.binding(binding.pattern, to: node.held(by: binding), subject: binding.value)
    return inside.lookup(name).map { type(of: $0) } ?? .unknown
  }

  /// The type of a declared variable of one name: its annotation, or its value's type.
  package func type(of binding: VariableDeclaration.Binding, isLazy: Bool, in scope: Scope) -> Type {
    guard binding.name != nil else { return .unknown }
    if let written = binding.type { return resolver.resolve(written.ofValue, in: scope.context) }
    guard let value = binding.value else { return .unknown }
    return type(of: value, in: scope)
  }
}
