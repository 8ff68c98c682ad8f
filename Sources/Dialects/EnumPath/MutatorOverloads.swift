/// Which of several functions of one name a call means, by the value that it passes.

import Facts
import RouteGraph
import Semantics
import SourceText

struct MutatorOverloads {
  enum Meaning {
    case one(MutatorCalls.Candidate)
    /// No function takes a value of that name.
    case none(MutatorCalls.Candidate, MemberExpression, EnumProblem)
    case several
  }

  private let calls: MutatorCalls
  private let reader: EnumReader
  private let found: [MutatorCalls.Candidate]
  private let others: [MutatorCalls.Function]

  init(
    _ calls: MutatorCalls, _ reader: EnumReader, _ found: [MutatorCalls.Candidate], _ others: [MutatorCalls.Function]
  ) {
    self.calls = calls
    self.reader = reader
    self.found = found
    self.others = others
  }

  private var resolver: Resolver { reader.resolver }

  func meaning(of call: CallExpression) -> Meaning {
    if found.count == 1, let only = found.first, others.isEmpty { return .one(only) }
    if let only = meant(by: call) ?? (others.isEmpty ? single(by: call) : nil) ?? typed(by: call) ?? open(by: call)
      ?? alone(by: call)
    {
      return .one(only)
    }
    return named(by: call)
  }

  /// The one that a value can be meant for.
  private func meant(by call: CallExpression) -> MutatorCalls.Candidate? {
    let fitting = found.filter { candidate in
      guard let route = candidate.route, let argument = candidate.mutator.argument(of: call),
        !candidate.mutator.takesList || candidate.mutator.isVariadic || !EnumReader.isImplicit(argument.value)
      else { return false }
      let readings = reader.readings(of: argument.value, expecting: .nominal(route, []), in: calls.scope)
      return !readings.isEmpty && readings.allSatisfy { $0.isResolved }
    }
    guard Set(fitting.map(\.route)).count == 1 else { return nil }
    return fitting.first { !$0.mutator.takesList } ?? fitting.first
  }

  /// Of functions for one value and for lists of such, the one that `.x` is meant for, right or wrong.
  private func single(by call: CallExpression) -> MutatorCalls.Candidate? {
    let singles = found.filter { !$0.mutator.takesList }
    guard let only = singles.first, singles.count == 1, let route = only.route, found.allSatisfy({ $0.route == route }),
      let argument = only.mutator.argument(of: call), let node = EnumPathVisitor.member(argument.value),
      node.base == nil, resolver.extensions(endingIn: "Array").isEmpty
    else { return nil }
    return only
  }

  /// The only one that takes a list, where one is written out, or the one that takes just what a value is known to be.
  private func typed(by call: CallExpression) -> MutatorCalls.Candidate? {
    guard let argument = found.first?.mutator.argument(of: call),
      let index = call.arguments.firstIndex(where: { $0.range == argument.range })
    else { return nil }
    let mayBeMeant: (MutatorCalls.Function) -> Bool
    if case .array = argument.value {
      mayBeMeant = { mayTakeList(type(at: index, of: call, $0)) }
    } else {
      let given = type(of: argument.value)
      guard let id = given.nominalID ?? reader.typer.elementType(of: given).nominalID, resolver.isWorkspaceType(id)
      else { return nil }
      mayBeMeant = { type(at: index, of: call, $0) == given }
    }
    let possible = found.filter { $0.function.map(mayBeMeant) ?? true }
    guard possible.count == 1, let only = possible.first, only.route != nil, !others.contains(where: mayBeMeant) else {
      return nil
    }
    if case .array = argument.value { return only.mutator.takesList ? only : nil }
    return only
  }

  /// `R.item` is meant for what takes an `R`, also where its input is missing or its name is wrong.
  private func type(of value: Expression) -> Type {
    let given = reader.typer.type(of: value, in: calls.scope)
    guard given.nominalID == nil else { return given }
    return MutatorCalls.routeType(of: value, calls.model, reader.typer, calls.scope).map { .nominal($0, []) } ?? given
  }

  /// The one that takes anything, where a value is of no type that the others take: of a generic view's own parameter,
  /// no value is known.
  private func open(by call: CallExpression) -> MutatorCalls.Candidate? {
    guard others.isEmpty, let argument = found.first?.mutator.argument(of: call),
      let index = call.arguments.firstIndex(where: { $0.range == argument.range }),
      let given = reader.typer.type(of: argument.value, in: calls.scope).nominalID, calls.model.routes[given] != nil
    else { return nil }
    let (open, closed) = (found.filter(takesAnything), found.filter { !takesAnything($0) })
    let isElsewhere = closed.allSatisfy { candidate in
      switch candidate.function.map({ type(at: index, of: call, $0).unwrapped }) {
      case .parameter: true
      case .nominal(let id, _): id != given && !resolver.info(id).isProtocol
      default: false
      }
    }
    return open.count == 1 && isElsewhere ? open.first : nil
  }

  /// The one that takes a value, where the others take lists and the value is a route.
  private func alone(by call: CallExpression) -> MutatorCalls.Candidate? {
    let singles = found.filter { !$0.mutator.takesList || $0.mutator.isVariadic }
    guard others.isEmpty, singles.count == 1, let only = singles.first,
      let argument = only.mutator.argument(of: call), let given = type(of: argument.value).nominalID,
      calls.model.routes[given] != nil
    else { return nil }
    return only
  }

  /// `func push<T: Hashable>(_ route: T)`
  private func takesAnything(_ candidate: MutatorCalls.Candidate) -> Bool {
    guard let node = candidate.function?.node, candidate.mutator.parameter < node.parameters.count else { return false }
    let written = node.parameters[candidate.mutator.parameter].type.dottedName
    return node.generics.contains { $0.name == written }
  }

  private func type(at index: Int, of call: CallExpression, _ function: MutatorCalls.Function) -> Type {
    guard let position = reader.typer.parameterIndex(of: index, in: call, function.node.parameters) else {
      return .unknown
    }
    return calls.type(of: position, of: function)
  }

  /// Whether a list that is written out can be given. What is made of one is told by a conformance.
  private func mayTakeList(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .external(let name, _): return !Platform.concreteValueTypes.contains(name)
    case .nominal(let id, _):
      guard resolver.isWorkspaceType(id), !resolver.info(id).isProtocol else { return true }
      return resolver.lineage(of: resolver.selfType(of: id)).contains { item in
        resolver.info(item.id).supertypes.contains { type in
          guard case .external(let name, _) = type else { return false }
          return !Platform.isHarmless(name) || name == "ExpressibleByArrayLiteral"
        }
      }
    default: return true
    }
  }

  // MARK: By the name alone

  /// The only one that takes a type with a member of that name, whatever else is wrong with the value.
  private func named(by call: CallExpression) -> Meaning {
    guard !call.isBroken, let first = found.first, let argument = first.mutator.argument(of: call),
      let index = call.arguments.firstIndex(where: { $0.range == argument.range }),
      let node = EnumPathVisitor.member(argument.value), node.base == nil, !node.name.isEmpty
    else { return .several }
    let possible = found.filter { $0.function.map { mayTake(node.name, at: index, of: call, $0) } ?? true }
    if others.contains(where: { mayTake(node.name, at: index, of: call, $0) }) { return .several }
    if possible.count == 1, let only = possible.first, only.route != nil { return .one(only) }
    let routes = found.compactMap(\.route).filter { calls.model.routes[$0] != nil }
    guard possible.isEmpty, !isBroken(argument.value), let nearest = nearest(to: node.name, routes) else {
      return .several
    }
    var problem = reader.problem(.unknownCase, nearest, node, nil)
    problem.alternatives = routes.filter { $0 != nearest }
    return .none(found.first { $0.route == nearest } ?? first, node, problem)
  }

  private func nearest(to name: String, _ routes: [NominalID]) -> NominalID? {
    routes.first { reader.domain.nearest(to: name, in: $0) != nil } ?? routes.first
  }

  private func isBroken(_ value: Expression) -> Bool {
    if case .call(let call) = value { call.isBroken } else { false }
  }

  /// Whether a function can be given a member of that name. A type whose members are all in sight cannot lend one that
  /// it lacks; a list, an optional, a generic parameter or a type from elsewhere might.
  private func mayTake(
    _ name: String, at index: Int, of call: CallExpression, _ function: MutatorCalls.Function
  ) -> Bool {
    guard let position = reader.typer.parameterIndex(of: index, in: call, function.node.parameters),
      !function.node.parameters[position].isVariadic
    else { return true }
    let type = calls.type(of: position, of: function)
    if let any = valueProtocols(of: type, function) { return any.contains { lends(name, $0) } }
    guard case .nominal(let id, _) = type, resolver.isWorkspaceType(id), !resolver.info(id).isProtocol else {
      return true
    }
    return !reader.certainlyLacks(name, id)
  }

  /// `Hashable` of `any Hashable`, and of a parameter `T: Hashable`: all that is asked of a value, if that is nothing but
  /// what the standard library declares.
  private func valueProtocols(of type: Type, _ function: MutatorCalls.Function) -> [String]? {
    var asked: [Type] = []
    switch type {
    case .parameter(let name):
      let node = function.node
      guard node.requirements.isEmpty, let constraint = node.generics.first(where: { $0.name == name })?.constraint
      else { return nil }
      asked = [resolver.resolve(constraint, in: function.member.member.context(resolver))]
    default: asked = [type]
    }
    if asked.count == 1, case .constrained(let all, _) = asked[0] { asked = all }
    let names = asked.compactMap { item -> String? in
      if case .external(let name, _) = item, EnumPathSwiftUI.valueProtocols.contains(name) { name } else { nil }
    }
    return names.count == asked.count ? names : nil
  }

  /// `extension Hashable where Self == R { static var item: R }`
  private func lends(_ member: String, _ name: String) -> Bool {
    resolver.extensions(endingIn: name).contains { entry in
      entry.node.members.contains { $0.declaredNames.contains(member) }
    }
  }
}

extension EnumPathMutator {
  /// What a call passes for the parameter that is pushed.
  func argument(of call: CallExpression) -> Argument? {
    if let label { return call.arguments.first { $0.label == label } }
    return parameter < call.arguments.count ? call.arguments[parameter] : call.arguments.first
  }
}
