/// Types of calls: which function a call means, what its parameters expect, what it returns.

package import Facts
import SourceText

/// A function, initialiser, enum case or function value that a call can mean.
package struct Callee {
  package var parameters: [Parameter]
  /// Parallel to `parameters`.
  package var types: [Type]
  package var result: Type
  package var generics: Set<String>
  /// The type whose member it is; nil for a global function and for an initialiser of what wrappers hold.
  package var owner: NominalID?
  /// What a protocol asks for; not what its extensions have.
  var isRequirement = false
}

extension Typer {
  func type(of call: CallExpression, in scope: Scope) -> Type {
    if case .member(let member) = call.callee, let base = member.base {
      let receiver = type(of: base, in: scope)
      for framework in frameworkTypings {
        if let type = framework.resultType(of: call, operation: member.name, on: receiver, in: scope, by: self) {
          return type
        }
      }
      if member.name == "init", case .metatype(let instance) = receiver { return instance }
    } else if case .name(let name) = call.callee, scope.lookup(name.name) == nil {
      let receiver = selfType(in: scope.context)
      for framework in frameworkTypings {
        if let type = framework.resultType(of: call, operation: name.name, on: receiver, in: scope, by: self) {
          return type
        }
      }
    }
    if case .closure(let closure) = call.callee, case .function(_, let result) = type(of: closure, in: scope) {
      return result
    }
    if let named = valueMetatype(call, in: scope) { return named }
    let callees = callees(of: call, in: scope)
    if !callees.isEmpty {
      return meant(among: callees, by: call, in: scope).map { result(of: $0, call, in: scope) } ?? .unknown
    }
    if let value = resolvedValueType(of: call, in: scope) ?? mappedType(of: call, in: scope) { return value }
    if let given = chosenType(of: call, in: scope) ?? successType(of: call, in: scope) { return given }
    if let reduced = reducedType(of: call, in: scope) { return reduced }
    if let binding = unwrappedBinding(call, in: scope) { return binding }
    switch type(of: call.callee, in: scope) {
    case .metatype(let instance): return instance
    case .function(_, let result): return result
    case .optional(.function(_, let result)): return result
    case let found where isSearch(call, in: scope): return found
    // What Factory's container holds makes the value when it is called.
    case .external("Factory", let made): return made.first ?? .unknown
    default: return .unknown
    }
  }

  /// The nearest function, where the others are what it overrides or give back the same. Of overloads it is the one
  /// that takes just what the arguments are, and none where that is not known.
  private func meant(among callees: [Callee], by call: CallExpression, in scope: Scope) -> Callee? {
    guard let nearest = callees.first, callees.contains(where: { $0.result != nearest.result }) else {
      return callees.first
    }
    let overloads = callees.enumerated().filter { index, callee in
      !callees[..<index].contains { $0.owner != callee.owner && $0.types == callee.types }
    }.map(\.element)
    let fitting = overloads.count == 1 ? overloads : overloads.filter { takes($0, exactly: call, in: scope) }
    return fitting.allSatisfy { $0.result == fitting.first?.result } ? fitting.first : nil
  }

  private func takes(_ callee: Callee, exactly call: CallExpression, in scope: Scope) -> Bool {
    call.arguments.enumerated().allSatisfy { index, argument in
      guard let position = parameterIndex(of: index, in: call, callee.parameters),
        callee.types.indices.contains(position)
      else { return false }
      let type = type(of: argument.value, in: scope).unwrapped
      return !type.isUnknown && type == callee.types[position].unwrapped
    }
  }

  /// The result with generic parameters bound by the arguments; a parameter that stays free is unknown.
  private func result(of callee: Callee, _ call: CallExpression, in scope: Scope) -> Type {
    guard !callee.generics.isEmpty else { return callee.result }
    var bound = bound(by: call, to: callee, in: scope) { _ in true }
    for name in callee.generics where bound[name] == nil { bound[name] = .unknown }
    return callee.result.substituting(bound)
  }

  // MARK: Callees

  /// The declarations that a call can mean: those whose labels fit, or all of that name where none does.
  package func callees(of call: CallExpression, in scope: Scope) -> [Callee] {
    fitting(withoutRequirements(declaredCallees(of: call, in: scope)), call)
  }

  /// A function rather than what a protocol asks for and it meets: the associated types of that may be anything.
  private func withoutRequirements(_ all: [Callee]) -> [Callee] {
    guard all.count > 1, all.contains(where: \.isRequirement) else { return all }
    let others = all.filter { !$0.isRequirement && $0.generics.isEmpty }
    return all.filter { callee in
      !callee.isRequirement || !callee.generics.isEmpty
        || !others.contains { other in
          other.parameters.map(\.label) == callee.parameters.map(\.label)
            && zip(other.types, callee.types).allSatisfy { $0 == $1 || $1.hasParameter }
        }
    }
  }

  private func fitting(_ all: [Callee], _ call: CallExpression) -> [Callee] {
    let fitting = all.filter { fits(call, $0.parameters) }
    // A closure literal rather goes where a function is declared than where a parameter could stand for one, and rather
    // where one of as many parameters is than where a tuple would be taken apart.
    let closed = fitting.filter { passesClosuresToFunctions(call, $0, takingTuplesApart: true) }
    let exact = closed.count > 1 ? closed.filter { passesClosuresToFunctions(call, $0, takingTuplesApart: false) } : []
    return [exact, closed, fitting].first { !$0.isEmpty } ?? all
  }

  private func passesClosuresToFunctions(
    _ call: CallExpression, _ callee: Callee, takingTuplesApart: Bool
  ) -> Bool {
    call.arguments.indices.allSatisfy { index in
      guard case .closure(let closure) = call.arguments[index].value else { return true }
      guard let position = parameterIndex(of: index, in: call, callee.parameters),
        case .function(let parameters, _) = callee.types[position].unwrapped
      else { return false }
      return closure.parameters.map {
        $0.count == parameters.count || takingTuplesApart && parameters.count == 1
      } ?? true
    }
  }

  private func declaredCallees(of call: CallExpression, in scope: Scope) -> [Callee] {
    let named = namedCallees(of: call, in: scope)
    if !named.isEmpty || resolver.isNowhereMember("callAsFunction") { return named }
    // A value that is called says by its type what that does.
    let type = type(of: call.callee, in: scope)
    guard case .nominal = type else { return [] }
    return callees(resolver.members("callAsFunction", of: type))
  }

  private func namedCallees(of call: CallExpression, in scope: Scope) -> [Callee] {
    switch call.callee {
    case .name(let node):
      if let local = scope.lookup(node.name) {
        guard case .function(let function) = local.binding, let outer = local.parent else { return [] }
        return [callee(function, outer.context, [:])]
      }
      for (index, enclosing) in scope.context.enclosingTypes.enumerated().reversed() {
        let isInnermost = index == scope.context.enclosingTypes.count - 1
        let found = resolver.members(
          node.name, of: resolver.selfType(of: enclosing, in: scope.context), seenFrom: scope.context.file
        ).filter {
          isInnermost || $0.member.head.modifiers.isTypeMember
        }
        let functions = callees(found)
        if !functions.isEmpty { return functions }
      }
      let globals = resolver.globals(named: node.name, from: scope.context.file).compactMap { entry -> Callee? in
        guard case .function(let function) = entry.declaration else { return nil }
        return callee(function, DeclarationContext(file: entry.file), [:])
      }
      if !globals.isEmpty { return globals }
      guard case .metatype(let instance) = type(of: call.callee, in: scope) else { return [] }
      return initializers(of: instance)
    case .member(let member):
      guard let base = member.base else { return [] }
      let receiver = type(of: base, in: scope)
      if case .metatype(let instance) = receiver {
        if member.name == "init" { return initializers(of: instance) }
        if case .metatype(let nested) = type(of: call.callee, in: scope) { return initializers(of: nested) }
        return typeCallees(resolver.members(member.name, of: instance), on: instance)
      }
      // An initializer that hands over to another one of its type.
      if member.name == "init", case .name(let base) = base, base.name == "self" { return initializers(of: receiver) }
      // A value has no functions of its type: `static func push(_ step: Step)` beside `func push(_ step: Step) -> Self`.
      let members = resolver.members(member.name, of: receiver.unwrapped)
      let ofValues = members.filter { !$0.member.head.modifiers.isTypeMember }
      let own = callees(ofValues.isEmpty ? members : ofValues, on: receiver.unwrapped)
      return own.isEmpty ? addedCallees(member.name, to: receiver.unwrapped, by: call, in: scope) : own
    default: return []
    }
  }

  /// Functions that the workspace adds to a type of another module, which may have others of that name: only those whose
  /// labels fit are meant.
  private func addedCallees(
    _ name: String, to receiver: Type, by call: CallExpression, in scope: Scope
  ) -> [Callee] {
    let added = addedMembers(name, to: receiver, in: scope).filter { !$0.member.head.modifiers.isTypeMember }
    return callees(added).filter { call.isBroken || fits(call, $0.parameters) }
  }

  /// `receiver`: what they are asked of, which may be a subclass of the one that declares them; nil for one's own type.
  func callees(_ found: [FoundMember], on receiver: Type? = nil) -> [Callee] {
    if mayMeanValue(found) { return [] }
    return found.compactMap { found in
      let context = found.member.context(resolver)
      switch found.member.declaration {
      case .function(let function):
        var callee = callee(function, context, found.substitution)
        callee.owner = found.member.owner
        callee.isRequirement = found.member.entry.node.kind == .protocol
        if let receiver, let result = function.result { callee.result = result.withSelf(receiver) ?? callee.result }
        return callee
      case .enumCase(let node):
        let result = resolver.selfType(of: found.member.owner).substituting(found.substitution)
        return callee(node.parameters, result: result, [], context, found.substitution)
      default: return nil
      }
    }
  }

  func callee(
    _ function: FunctionDeclaration, _ context: DeclarationContext, _ substitution: [String: Type]
  ) -> Callee {
    let context = context.adding(function.generics, function.requirements)
    let result = function.result.map { resolver.resolve($0.ofValue, in: context) } ?? .void
    return callee(
      function.parameters, result: result, Set(function.generics.map(\.name)), context, substitution)
  }

  private func callee(
    _ parameters: [Parameter], result: Type, _ generics: Set<String>, _ context: DeclarationContext,
    _ substitution: [String: Type]
  ) -> Callee {
    Callee(
      parameters: parameters,
      types: parameters.map { resolver.resolve($0.passedType, in: context).substituting(substitution) },
      result: result.substituting(substitution), generics: generics)
  }

  /// What the initialisers of a type take.
  package func initializerParameters(of id: NominalID) -> [[Parameter]] {
    initializers(of: resolver.selfType(of: id)).map(\.parameters)
  }

  /// Written initialisers, also inherited ones; the memberwise one of a struct that declares none itself.
  private func initializers(of instance: Type) -> [Callee] {
    guard let id = instance.nominalID else { return [] }
    let own = resolver.selfType(of: id)
    let parameters = Set(own.arguments.map(\.description))
    let isApplied = instance.arguments.contains { !$0.isUnknown }
    var result: [Callee] = []
    var isMemberwise = true
    for found in resolver.members("init", of: isApplied ? instance : own) {
      guard case .function(let function) = found.member.declaration else { continue }
      // Those of extensions stand beside it.
      if found.member.entry.node.kind != .extension { isMemberwise = false }
      var callee = callee(function, found.member.context(resolver), found.substitution)
      callee.owner = found.member.owner
      let bound = sameTypes(function, found, own)
      callee.result = isApplied ? instance : own.substituting(bound)
      callee.types = callee.types.map { $0.substituting(bound) }
      if !isApplied { callee.generics.formUnion(parameters) }
      result.append(callee)
    }
    if isMemberwise { result += memberwiseInitializers(of: id, isApplied ? instance : own) }
    if !isApplied { for index in result.indices { result[index].generics.formUnion(parameters) } }
    return result
  }

  /// What `where T == X` of an initialiser or its extension makes of the type's own parameters.
  private func sameTypes(_ function: FunctionDeclaration, _ found: FoundMember, _ own: Type) -> [String: Type] {
    let context = found.member.context(resolver).adding(function.generics, function.requirements)
    var bound: [String: Type] = [:]
    for requirement in function.requirements + found.member.entry.node.requirements where requirement.isSameType {
      guard let name = requirement.left.dottedName, own.arguments.contains(.parameter(name)) else { continue }
      bound[name] = resolver.resolve(requirement.right, in: context)
    }
    return bound
  }

  /// One for each declaration: several, of other targets or under an `#if`, may be meant.
  private func memberwiseInitializers(of id: NominalID, _ instance: Type) -> [Callee] {
    resolver.info(id).entries.filter { $0.node.kind == .struct }.map { memberwiseInitializer(of: id, $0, instance) }
  }

  private func memberwiseInitializer(of id: NominalID, _ entry: NameTable.TypeEntry, _ instance: Type) -> Callee {
    var callee = Callee(parameters: [], types: [], result: instance, generics: [], owner: id)
    for case .variable(let node) in entry.node.members where !node.head.modifiers.isTypeMember {
      // What a wrapper takes may be something else than what it holds.
      if !node.head.attributes.isEmpty { callee.owner = nil }
      if node.head.modifiers.contains(.lazy) || Typer.isSetByWrapper(node.head) { continue }
      for (index, binding) in node.bindings.enumerated() {
        guard let name = binding.name, !binding.isComputed, !(node.isConstant && binding.value != nil) else { continue }
        let member = Member(
          name.text, declaration: .variable(node, index), owner: id, entry: entry, head: node.head)
        let value = type(of: FoundMember(member: member, substitution: meaning(of: id, in: instance)))
        // One of `T!` may be made with nothing.
        let type = if case .implicitlyUnwrapped? = binding.type { Type.optional(value) } else { value }
        // The binding itself is handed over, not what it holds.
        let isBinding = node.head.attribute("Binding") != nil && !type.isUnknown
        callee.types.append(isBinding ? .external("Binding", [type]) : type)
        callee.parameters.append(
          Parameter(
            label: name.text, name: name.text, nameRange: name.range, type: binding.type ?? .unknown,
            defaultValue: binding.value, defaultText: Typer.mayBeLeftOut(binding, node) ? "" : nil))
      }
    }
    return callee
  }

  /// `@Environment(\.dismiss) var dismiss`: what a wrapper is given where it is declared makes the value.
  private static func isSetByWrapper(_ head: DeclarationHead) -> Bool {
    head.attributes.contains { $0.name.startsLikeType && !($0.arguments ?? []).isEmpty }
  }

  /// A property with a value, a variable that may be `nil`, and one whose wrapper makes its value: `@FocusState`,
  /// `@Namespace`, `@Query`, and whatever else may.
  private static func mayBeLeftOut(_ binding: VariableDeclaration.Binding, _ node: VariableDeclaration) -> Bool {
    if binding.value != nil { return true }
    if node.isConstant { return false }
    switch binding.type {
    case .optional?, .implicitlyUnwrapped?: return true
    default: return node.head.attributes.contains { mayMakeValue($0.name) }
    }
  }

  private static func mayMakeValue(_ wrapper: String) -> Bool {
    wrapper.startsLikeType && !wrapper.hasSuffix("Builder") && !wrapper.hasSuffix("Actor")
      && !["State", "Binding", "Bindable", "StateObject", "ObservedObject", "Published"].contains(wrapper)
  }

  private func meaning(of id: NominalID, in instance: Type) -> [String: Type] {
    var meaning: [String: Type] = [:]
    for case (.parameter(let name), let argument) in zip(resolver.selfType(of: id).arguments, instance.arguments) {
      meaning[name] = argument
    }
    return meaning
  }

  // MARK: Arguments

  /// The type that the call's callee expects of an argument; unknown where callees disagree.
  package func expectedType(of index: Int, in call: CallExpression, _ scope: Scope) -> Type {
    if callsElsewhere(call, in: scope) { return .unknown }
    if let expected = agreedType(of: index, in: call, callees(of: call, in: scope)) { return expected }
    // Of a local function with defaults, some arguments may be missing.
    if case .function(let parameters, _) = type(of: call.callee, in: scope).unwrapped, index < parameters.count,
      call.isBroken || call.arguments.count == parameters.count, !isBesideAddedMethod(call.callee, in: scope)
    {
      return parameters[index].type
    }
    return .unknown
  }

  /// Whether a call is of something that neither the workspace nor an interface declares, such as SwiftUI's modifiers: a
  /// quick answer that saves the typing of the chain before it.
  private func callsElsewhere(_ call: CallExpression, in scope: Scope) -> Bool {
    switch call.callee {
    case .name(let node):
      return !["self", "Self", "super"].contains(node.name) && resolver.isDeclaredNowhere(node.name)
        && scope.lookup(node.name) == nil
    case .member(let node):
      return node.base != nil && node.name != "init" && resolver.isDeclaredNowhere(node.name)
    default: return false
    }
  }

  /// A property that is a function, and a method of that name in an extension of a framework's type: either may be called.
  private func isBesideAddedMethod(_ callee: Expression, in scope: Scope) -> Bool {
    switch callee {
    case .name(let node):
      guard scope.lookup(node.name) == nil else { return false }
      return !resolver.membersAddedToFrameworks(node.name, of: selfType(in: scope.context)).isEmpty
    case .member(let node):
      guard let base = node.base else { return false }
      return !resolver.membersAddedToFrameworks(node.name, of: type(of: base, in: scope).unwrapped).isEmpty
    default: return false
    }
  }

  /// What a call of a member by a dot alone expects of an argument, where a value of a type is wanted.
  package func expectedType(of index: Int, in call: CallExpression, on type: Type) -> Type {
    guard case .member(let member) = call.callee, member.base == nil else { return .unknown }
    let meant = member.name == "init" ? initializers(of: type) : callees(resolver.members(member.name, of: type))
    return agreedType(of: index, in: call, fitting(meant, call)) ?? .unknown
  }

  /// What each of the functions that a call can mean expects of an argument, each type once.
  package func expectedTypes(of index: Int, in call: CallExpression, _ scope: Scope) -> [Type] {
    let types = types(of: index, in: call, callees(of: call, in: scope))
    return types.isEmpty ? [expectedType(of: index, in: call, scope)] : types
  }

  /// Nil where nothing takes the argument, unknown where several take another type each.
  private func agreedType(of index: Int, in call: CallExpression, _ callees: [Callee]) -> Type? {
    let types = types(of: index, in: call, callees)
    return types.count > 1 ? .unknown : types.first
  }

  private func types(of index: Int, in call: CallExpression, _ callees: [Callee]) -> [Type] {
    callees.reduce(into: []) { types, callee in
      guard let position = parameterIndex(of: index, in: call, callee.parameters) else { return }
      if !types.contains(callee.types[position]) { types.append(callee.types[position]) }
    }
  }
}
