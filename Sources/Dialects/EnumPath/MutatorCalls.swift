/// Which function of a holder a call means: overloads, protocols and generic parameters included.

import Facts
import Semantics
import SourceText

struct MutatorCalls {
  @Boxed var model: EnumPathModel
  let typer: Typer
  let scope: Scope

  init(_ model: Boxed<EnumPathModel>, _ typer: Typer, _ scope: Scope) {
    _model = model
    self.typer = typer
    self.scope = scope
  }

  private var resolver: Resolver { typer.resolver }

  struct Function {
    var member: FoundMember
    var node: FunctionDeclaration

    /// Declared in a protocol, not in an extension of one.
    var isAskedFor: Bool { member.member.entry.node.kind == .protocol }
  }

  /// One function that pushes and fits a call.
  struct Candidate {
    /// The type that declares it.
    var owner: NominalID
    /// Nil for an initializer and for a function at the top level.
    var function: Function?
    var mutator: EnumPathMutator
    /// Nil where it takes anything.
    var route: NominalID?
  }

  /// What the receiver's constraint says of a generic parameter or an associated type, and of a path whose extensions
  /// count; everything else as it is.
  func receiver(_ type: Type) -> Type {
    guard case .parameter(let name) = type.unwrapped else {
      return AddedPathFunctions.extended(type.unwrapped) ?? type.unwrapped
    }
    guard let written = scope.context.generics[name] else {
      return AssociatedTypes(resolver: resolver).constraint(of: name, in: scope.context) ?? type
    }
    guard let written, written.dottedName != name else { return type }
    return resolver.resolve(written, in: scope.context)
  }

  /// The same of what stands before the dot: what is certainly some view has what the app adds to all views.
  func receiver(_ type: Type, _ base: Expression?, _ name: String) -> Type {
    let (receiver, views) = (receiver(type), EnumPathCallback.views)
    guard let base, receiver.nominalID == nil, model.forwarding[views]?[name] != nil, AddedViewFunctions.isMade(base)
    else { return receiver }
    return .nominal(views, [])
  }

  /// The functions that push among those that fit, and the others that fit: a type's own ones, or its instances'.
  func candidates(
    for call: CallExpression, _ name: String, on receiver: Type, written: Type, ofType isType: Bool = false
  ) -> (found: [Candidate], others: [Function]) {
    let added = AddedPathFunctions.extended(written.unwrapped).map { _ in AddedPathFunctions(resolver: resolver) }
    let members = resolver.members(name, of: receiver)
    if typer.mayMeanValue(members) { return ([], []) }
    let functions = members.compactMap { found -> Function? in
      guard case .function(let node) = found.member.declaration, node.head.modifiers.isTypeMember == isType,
        added == nil || added?.isOf(written.unwrapped, found.member.entry) == true,
        receiver.nominalID.map({ resolver.sees(found.member, of: $0, from: scope.context.file) }) ?? true
      else { return nil }
      return Function(member: found, node: node)
    }
    let fitting = functions.filter { typer.fits(call, $0.node.parameters) }
    var found: [Candidate] = []
    var others: [Function] = []
    var declared: [Function] = []
    for function in nearest(fitting.isEmpty ? functions : fitting) {
      let isRequired = resolver.info(function.member.member.owner).isProtocol
      // What a class declares itself meets its protocols' requirements and hides their extensions.
      let hasDefault = isRequired && isMetByDefault(function, functions)
      if isRequired, declared.contains(where: { meets($0, function, on: receiver, hasDefault: hasDefault) }) {
        continue
      }
      if !isRequired { declared.append(function) }
      // The default may take what the type's own function does not.
      if hasDefault, !declared.isEmpty {
        others.append(function)
        continue
      }
      guard let mutator = mutator(function) else {
        others.append(function)
        continue
      }
      let route = route(mutator, function.member, function.node, on: receiver, written: written)
      found.append(
        Candidate(owner: function.member.member.owner, function: function, mutator: mutator, route: route))
    }
    return (found, others)
  }

  /// The same of a value, or of a type that is named: `Nav.to(place)`.
  func candidates(for call: CallExpression, _ name: String, of type: Type) -> (found: [Candidate], others: [Function]) {
    if case .metatype(let instance) = type {
      return candidates(for: call, name, on: instance, written: type, ofType: true)
    }
    return candidates(for: call, name, on: receiver(type), written: type)
  }

  /// The functions at the top level that a name alone means, if all of them push and the type around has none of its own.
  func globals(for call: CallExpression, _ name: String, in type: Type) -> [Candidate] {
    guard let known = model.forwarding[EnumPathForwarder.topLevel]?[name], resolver.members(name, of: type).isEmpty
    else {
      return []
    }
    let functions = resolver.globals(named: name, from: scope.context.file).compactMap { entry in
      if case .function(let node) = entry.declaration { (node: node, file: entry.file) } else { nil }
    }
    let fitting = functions.filter { typer.fits(call, $0.node.parameters) }
    let meant = fitting.isEmpty ? functions : fitting
    let found = meant.compactMap { node, file in
      known.first { $0.signature == MutatorReader.signature(of: node) && $0.file == file }
    }
    guard found.count == meant.count else { return [] }
    return found.map { Candidate(owner: EnumPathForwarder.topLevel, function: nil, mutator: $0, route: $0.type) }
  }

  /// As far as types tell: what a protocol leaves open in what it asks for, its conformers decide. What its extensions
  /// have, they hide only by a function for the same.
  private func meets(_ own: Function, _ required: Function, on receiver: Type, hasDefault: Bool) -> Bool {
    MutatorReader.labels(of: own.node) == MutatorReader.labels(of: required.node)
      && own.node.parameters.indices.allSatisfy { index in
        let (mine, wanted) = (type(of: index, of: own).unwrapped, type(of: index, of: required).unwrapped)
        if let mine = mine.nominalID, let wanted = wanted.nominalID { return mine == wanted }
        if mine == wanted { return true }
        if hasDefault { return false }
        if required.isAskedFor { return true }
        guard required.node.generics.isEmpty, case .parameter(let name) = wanted else { return false }
        return AssociatedTypes(resolver: resolver).meaning(of: name, in: receiver).map { $0 == mine.nominalID } ?? false
      }
  }

  /// Whether a protocol asks for a function and its extension has it: then nobody need declare one that meets it.
  private func isMetByDefault(_ function: Function, _ all: [Function]) -> Bool {
    let signature = MutatorReader.signature(of: function.node)
    let same = all.filter {
      $0.member.member.owner == function.member.member.owner && MutatorReader.signature(of: $0.node) == signature
    }
    return same.contains(where: \.isAskedFor) && !same.allSatisfy(\.isAskedFor)
  }

  /// Of a function's parameter.
  func type(of parameter: Int, of function: Function) -> Type {
    let (member, node) = (function.member, function.node)
    let context = member.member.context(resolver).adding(node.generics, node.requirements)
    return resolver.resolve(node.parameters[parameter].passedType, in: context).substituting(member.substitution)
  }

  /// Of functions with one signature, the nearest that pushes, or the nearest: an override, a witness. What a type declares
  /// itself hides what its protocols' extensions have, and theirs what those have that they refine.
  private func nearest(_ functions: [Function]) -> [Function] {
    var order: [String] = []
    var best: [String: Function] = [:]
    for item in functions {
      let signature = MutatorReader.signature(of: item.node)
      if let known = best[signature] {
        let isBetter = !hides(known, item) && mutator(known) == nil && mutator(item) != nil
        if hides(item, known) || isBetter { best[signature] = item }
      } else {
        order.append(signature)
        best[signature] = item
      }
    }
    return order.compactMap { best[$0] }
  }

  private func hides(_ own: Function, _ other: Function) -> Bool {
    let (owner, further) = (own.member.member.owner, other.member.member.owner)
    guard own.node.body != nil, owner != further, resolver.info(further).isProtocol, !other.isAskedFor else {
      return false
    }
    return !resolver.info(owner).isProtocol
      || resolver.lineage(of: resolver.selfType(of: owner)).contains { $0.id == further }
  }

  private func mutator(_ function: Function) -> EnumPathMutator? {
    let signature = MutatorReader.signature(of: function.node)
    let member = function.member.member
    var found = [model.mutators, model.forwarding].lazy.compactMap { functions in
      functions[member.owner]?[function.node.name]?.first {
        $0.signature == signature && resolver.areOfOneType($0.file, member.file, declaring: member.owner)
      }
    }.first
    if model.unmet[member.owner]?.contains(function.node.name) ?? false { found?.isConditional = true }
    return found
  }

  // MARK: What is taken

  /// The route that a value is of, also where what it says of it is wrong: `R.item` without its input.
  static func routeType(
    of value: Expression, _ model: EnumPathModel, _ typer: Typer, _ scope: Scope
  ) -> NominalID? {
    if let known = typer.type(of: value, in: scope).nominalID { return model.routes[known] == nil ? nil : known }
    guard let base = EnumPathVisitor.member(value)?.base,
      case .metatype(.nominal(let id, _)) = typer.type(of: base, in: scope)
    else { return nil }
    return model.routes[id] == nil ? nil : id
  }

  /// Onto a `NavigationPath`, or by a link.
  func pushesAnything(_ candidate: Candidate) -> Bool {
    if candidate.mutator.isPresenting { return false }
    if candidate.mutator.path.isEmpty { return true }
    let known = model.paths.filter { $0.name == candidate.mutator.path }
    let own = known.filter { $0.owner == candidate.mutator.holder ?? candidate.owner }
    return (own.isEmpty ? known : own).contains { $0.element == nil && !$0.isGeneric }
  }

  private func route(
    _ mutator: EnumPathMutator, _ found: FoundMember, _ node: FunctionDeclaration, on receiver: Type, written: Type
  ) -> NominalID? {
    if let known = mutator.type { return known }
    // Anything that the case can carry.
    if mutator.wrapper != nil { return nil }
    guard mutator.parameter < node.parameters.count else { return nil }
    let parameter = node.parameters[mutator.parameter].listedType ?? node.parameters[mutator.parameter].passedType
    // Any value of a generic function's own parameter.
    if let name = parameter.dottedName, node.generics.contains(where: { $0.name == name }) { return nil }
    let context = found.member.context(resolver)
    let type = resolver.resolve(parameter, in: context).substituting(found.substitution)
    if let id = type.unwrapped.nominalID { return id }
    if case .parameter(let name) = type.unwrapped,
      let id = AssociatedTypes(resolver: resolver).meaning(of: name, in: receiver)
    {
      return id
    }
    if let id = required(parameter, of: written) { return id }
    // Whatever meets a protocol: the body casts it, or the path takes anything.
    if case .constrained = type.unwrapped { return nil }
    return element(of: mutator.path, in: receiver)
  }

  /// `where T.Route == HomeRoute`
  private func required(_ parameter: TypeSyntax, of written: Type) -> NominalID? {
    guard case .parameter(let name) = written.unwrapped, let associated = parameter.dottedName,
      let fixed = scope.context.memberTypes[name + "." + associated]
    else { return nil }
    return resolver.resolve(fixed, in: scope.context).nominalID
  }

  /// What a typed path of the receiver holds: a function of its protocol takes the same.
  private func element(of path: String, in receiver: Type) -> NominalID? {
    for item in resolver.lineage(of: receiver) {
      if let known = model.paths.first(where: { $0.owner == item.id && $0.name == path })?.element { return known }
    }
    return nil
  }
}
