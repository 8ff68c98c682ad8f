/// Completion: section 6 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

extension EnumPathModel {
  func completions(_ request: CompletionRequest) -> [CompletionProposal] {
    let proposals = EnumPathCompletion(self, request).proposals
    return request.isBeforeArguments ? proposals.map(\.beforeArguments) : proposals
  }
}

struct EnumPathCompletion {
  let model: EnumPathModel
  let request: CompletionRequest
  let domain: EnumDomain
  private let projections: Projections

  init(_ model: EnumPathModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
    projections = Projections(request.typer)
    domain = EnumDomain(resolver: request.typer.resolver, harmless: EnumPathSwiftUI.harmless)
  }

  var typer: Typer { request.typer }

  var proposals: [CompletionProposal] {
    if let patterns = PatternCompletion(model, request).proposals { return patterns }
    if let (node, position) = cursorMember { return proposals(node, position) }
    return argumentProposals + SplitCompletion(model: model, request: request).proposals
  }

  private var cursorMember: (MemberExpression, CodePosition)? {
    for (expression, position) in request.path.reversed() {
      if case .member(let node) = expression, node.nameRange.touches(request.offset) { return (node, position) }
    }
    return nil
  }

  // MARK: Members

  private func proposals(_ node: MemberExpression, _ position: CodePosition) -> [CompletionProposal] {
    guard let base = node.base else {
      return expectedEnums(node).flatMap { cases(of: $0.type, dot: $0.isOptional ? node.range.start : nil) }
    }
    let type = typer.type(of: base, in: position.scope)
    if case .metatype(let instance) = type {
      guard let id = instance.nominalID else { return [] }
      guard let route = model.routes[id] else {
        return model.actions.contains(id) || takesAnything && domain.isEnum(id) ? plainCases(of: id) : []
      }
      if !isMapped(node) { return cases(of: id) }
      let functions = Set(route.cases.filter { !$0.parameters.isEmpty && mayMap(to: $0) }.map(\.name))
      return cases(of: id).filter { functions.contains($0.label) }.map(\.beforeArguments)
    }
    guard let id = type.unwrapped.nominalID else { return [] }
    return operations(of: id)
  }

  /// `ids.map(Route.detail)`: the case itself, as a function.
  private func isMapped(_ node: MemberExpression) -> Bool {
    guard let (call, _, index) = request.enclosingCall, call.arguments.indices.contains(index),
      call.arguments[index].value.range == node.range, case .member(let callee) = call.callee
    else { return false }
    return ["map", "compactMap", "flatMap"].contains(callee.name)
  }

  /// `[1, 2].map(Route.detail)`: not where the elements are certainly something else.
  private func mayMap(to item: EnumPathRoute.Case) -> Bool {
    guard let (call, position, _) = request.enclosingCall, case .member(let callee) = call.callee,
      let base = callee.base, let taken = item.parameters.first?.type,
      case .external(let given, _) = typer.elementType(of: typer.type(of: base, in: position.scope).unwrapped)
    else { return true }
    let known = Platform.concreteValueTypes
    return given == taken || !known.contains(given) || !known.contains(taken)
  }

  /// `path.append(T.‸` on a path without a type, `NavigationLink(value: T.‸`
  private var takesAnything: Bool {
    guard let (call, place, index) = request.enclosingCall else { return false }
    switch call.callee {
    case .name(let node):
      return node.name == "NavigationLink" && call.arguments.indices.contains(index)
        && call.arguments[index].label == "value"
    case .member(let node):
      return node.name == "append" && isErasedPath(node.base, place)
    default: return false
    }
  }

  private func isErasedPath(_ base: Expression?, _ place: CodePosition) -> Bool {
    guard let base else { return false }
    let type = projections.type(of: PathOperationReader.bound(base), in: place.scope).unwrapped
    if EnumPathSwiftUI.isAnyPath(EnumPathSwiftUI.boundValue(type)) { return true }
    return false
  }

  /// An enum that a place takes.
  private struct Expected {
    var type: NominalID
    /// With what a generic one is made for.
    var made: Type
    /// `nil` as well: `.none` is no case there.
    var isOptional = false
    /// It is a route, or stands inside of one, or a function of a path's owner takes it. Other enums are sourcekit-lsp's.
    var isRoute: Bool
  }

  /// The enums that the place under the cursor may take, level by level: `nav.next(.a(.` is the payload of `a`. More than
  /// one where overloads take another each.
  private func expectedEnums(_ cursor: MemberExpression) -> [Expected] {
    let calls = request.path.compactMap { item -> (call: CallExpression, position: CodePosition)? in
      guard case .call(let call) = item.expression, isInside(call) else { return nil }
      return (call, item.position)
    }
    var expected = outerType.flatMap { expectation(of: $0) }.map { [$0] } ?? []
    for (call, place) in calls {
      if makesList(call) {
        let arguments = expected.compactMap { taken(by: call, making: $0) }
        if !arguments.isEmpty { expected = arguments }
      } else if case .member(let node) = call.callee, node.base == nil {
        // A case of what the place around takes.
        expected = expected.compactMap { payload(of: node.name, in: $0, call) }
      } else if case .member(let node) = call.callee, let base = node.base,
        case .metatype(let instance) = typer.type(of: base, in: place.scope), let id = instance.nominalID,
        domain.isEnum(id)
      {
        expected = payload(of: node.name, in: expectation(id), call).map { [$0] } ?? []
      } else {
        let isRoute = navigates(call, place)
        expected = argumentTypes(call, place).compactMap { expectation(of: $0, isRoute: isRoute) }
      }
    }
    let found = expected.filter { $0.isRoute && domain.isEnum($0.type) }
    return found.isEmpty ? annotatedEnum(cursor, in: calls.map(\.call)).map { [$0] } ?? [] : found
  }

  /// Where no call says it: what an annotation, a comparison or a result says of the outermost implicit member.
  private func annotatedEnum(_ cursor: MemberExpression, in calls: [CallExpression]) -> Expected? {
    var chain: [(name: MemberExpression, call: CallExpression)] = []
    for call in calls.reversed() {
      guard case .member(let node) = call.callee, node.base == nil else { break }
      chain.insert((node, call), at: 0)
    }
    var expected = request.expectedType(of: chain.first?.name ?? cursor).flatMap { expectation(of: $0) }
    for (node, call) in chain { expected = expected.flatMap { payload(of: node.name, in: $0, call) } }
    return expected.flatMap { $0.isRoute && domain.isEnum($0.type) ? $0 : nil }
  }

  private func expectation(of type: Type, isRoute: Bool = false) -> Expected? {
    guard let id = type.unwrapped.nominalID else { return nil }
    var expected = expectation(id, as: type.unwrapped, isRoute: isRoute)
    if case .optional = type { expected.isOptional = true }
    return expected
  }

  private func expectation(_ type: NominalID, as made: Type? = nil, isRoute: Bool = false) -> Expected {
    Expected(
      type: type, made: made ?? typer.resolver.selfType(of: type),
      isRoute: isRoute || model.routes[type] != nil || model.actions.contains(type))
  }

  /// `.init([.a])`, `Array([.a])`, `[Route]([.a])`: what is listed is what the place around takes.
  private func makesList(_ call: CallExpression) -> Bool {
    switch call.callee {
    case .member(let node): node.base == nil && node.name == "init"
    case .name(let node): node.name == "Array"
    case .array: true
    default: false
    }
  }

  private func navigates(_ call: CallExpression, _ place: CodePosition) -> Bool {
    typer.callees(of: call, in: place.scope).contains { callee in
      callee.owner.map { model.isHolder($0) || model.mutators[$0] != nil || model.forwarding[$0] != nil } ?? false
    }
  }

  private func isInside(_ call: CallExpression) -> Bool {
    guard let parentheses = call.parentheses else { return false }
    if call.isBroken { return parentheses.start < request.offset }
    return parentheses.start < request.offset && request.offset < parentheses.end
  }

  private func argumentIndex(_ call: CallExpression) -> Int {
    let touching = call.arguments.firstIndex { !$0.isTrailing && $0.range.touches(request.offset) }
    return touching ?? call.arguments.count { !$0.isTrailing && $0.range.end < request.offset }
  }

  private func payload(of name: String, in outer: Expected, _ call: CallExpression) -> Expected? {
    if name == "some", outer.isOptional {
      return Expected(type: outer.type, made: outer.made, isRoute: outer.isRoute)
    }
    for found in typer.resolver.members(name, of: outer.made) {
      guard case .enumCase(let node) = found.member.declaration, !node.parameters.isEmpty else { continue }
      let index = min(argumentIndex(call), node.parameters.count - 1)
      let written = typer.resolver.resolve(node.parameters[index].type, in: found.member.context(typer.resolver))
      return expectation(of: written.substituting(found.substitution), isRoute: outer.isRoute)
    }
    return nil
  }

  /// `.init(place: .` where a `Slot` is wanted.
  private func taken(by call: CallExpression, making outer: Expected) -> Expected? {
    expectation(of: typer.expectedType(of: argumentIndex(call), in: call, on: outer.made), isRoute: outer.isRoute)
  }

  private func argumentTypes(_ call: CallExpression, _ place: CodePosition) -> [Type] {
    let index = argumentIndex(call)
    if case .member(let node) = call.callee, let base = node.base,
      ["append", "insert", "replaceSubrange"].contains(node.name)
    {
      let type = projections.type(of: PathOperationReader.bound(base), in: place.scope).unwrapped
      if let element = EnumPathSwiftUI.path(of: type).element, element.nominalID != nil { return [element] }
    }
    let types = typer.expectedTypes(of: index, in: call, place.scope).filter { $0.unwrapped.nominalID != nil }
    if !types.isEmpty { return types }
    return pushedTypes(call, place)
  }

  /// What a property that is a function takes, where a method has its name.
  private func functionTypes(_ name: String, of type: Type, _ index: Int) -> [Type] {
    typer.resolver.members(name, of: type).compactMap { found in
      guard case .variable = found.member.declaration,
        case .function(let parameters, _) = typer.type(of: found).unwrapped, parameters.indices.contains(index)
      else { return nil }
      return parameters[index].type
    }
  }

  /// What the functions that push take of such a receiver: the label may be the first thing that does not fit yet, or
  /// the parameter is what a protocol or a generic parameter leaves open.
  private func pushedTypes(_ call: CallExpression, _ place: CodePosition) -> [Type] {
    let (name, base): (String, Expression?)
    switch call.callee {
    case .member(let node) where node.base != nil: (name, base) = (node.name, node.base)
    case .name(let node): (name, base) = (node.name, nil)
    default: return []
    }
    if name == "NavigationLink" {
      let links = LinkInitializers(typer.resolver).routes(in: call, model, isFinished: false)
      return links.filter { $0.value.range.touches(request.offset) }.map { typer.resolver.selfType(of: $0.type) }
    }
    let type = base.map { projections.receiver($0, in: place.scope) } ?? typer.selfType(in: place.scope.context)
    let kept = functionTypes(name, of: type.unwrapped, argumentIndex(call))
    if !kept.isEmpty { return kept }
    guard model.mutatorNames.contains(name) else { return OtherRouters.routes(taken: call, name, by: type, model) }
    let calls = MutatorCalls(Boxed(wrappedValue: model), typer, place.scope)
    let found = calls.candidates(for: call, name, on: calls.receiver(type, base, name), written: type).found
    let isInList = request.path.contains {
      if case .array(let list) = $0.expression { call.range.contains(list.range) } else { false }
    }
    let fitting = found.filter { !$0.mutator.takesList || $0.mutator.isVariadic || isInList }
    return fitting.compactMap { candidate -> Type? in
      guard let type = candidate.route.map(typer.resolver.selfType) else { return nil }
      return candidate.mutator.takesOptional ? .optional(type) : type
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Outside of any call: the target of an assignment, a comparison, a `return`.
  private var outerType: Type? {
    for (expression, place) in request.path.reversed() {
      switch expression {
      case .assignment(let node) where node.value.range.touches(request.offset):
        let target = PathOperationReader.bound(node.target)
        let type = EnumPathSwiftUI.boundValue(projections.type(of: target, in: place.scope))
        return EnumPathSwiftUI.path(of: type.unwrapped).element ?? type
      case .sequence(let node):
        guard let first = node.operands.first, node.operators.contains(where: { ["==", "!="].contains($0) }) else {
          continue
        }
        return typer.type(of: first, in: place.scope)
      default: continue
      }
    }
    return nil
  }

  // MARK: Cases

  /// Cases in source order, then static members. Behind the dot of an optional, the case `none` needs its type in front.
  private func cases(of id: NominalID, dot: Int? = nil) -> [CompletionProposal] {
    guard let dot else { return plainOrRouteCases(of: id) }
    return plainOrRouteCases(of: id).map { item in
      guard item.kind == .enumCase, item.label == "none" else { return item }
      var item = item
      item.range = TextRange(dot, item.range.end)
      (item.filterText, item.snippet, item.plain) = (".none", "\(id).\(item.snippet)", "\(id).\(item.plain)")
      return item
    }
  }

  private func plainOrRouteCases(of id: NominalID) -> [CompletionProposal] {
    guard let route = model.routes[id] else { return plainCases(of: id) }
    let elsewhere = domain.caseNames(of: id, excludedBy: request.conditions)
    let meanings = meanings(of: route)
    // Of a case without a payload, the arguments that stand there would be none.
    let cases = route.cases.filter { request.takes($0.parameters) && !elsewhere.contains($0.name) }.map { item in
      CompletionProposal(
        label: item.name, kind: .enumCase, detail: item.input.map { "(\($0))" },
        description: meanings[item.name] ?? id.name, range: request.prefixRange,
        snippet: item.name.behindDot + payload(item), route: model.routeID(id, item.name))
    }
    return cases + StaticValues(request, of: id).proposals
  }

  /// `push → TodoScreen`, by the cases' names.
  private func meanings(of route: EnumPathRoute) -> [String: String] {
    let listed = request.answers.coordinators.first { $0.declarations == route.declarations }
    return Dictionary((listed?.routes ?? []).map { ($0.name, $0.kindAndTargets) }) { first, _ in first }
  }

  private func payload(_ item: EnumPathRoute.Case) -> String {
    guard item.sub != nil else { return request.placeholders(item.parameters) }
    let label = item.parameters[0].label.map { "\($0): " } ?? ""
    return "(\(label).${1})"
  }

  /// An enum that is data: its cases help all the same inside a route's payload.
  private func plainCases(of id: NominalID) -> [CompletionProposal] {
    let elsewhere = domain.caseNames(of: id, excludedBy: request.conditions)
    return domain.cases(of: id).compactMap { item in
      let parameters = item.node.parameters.map(ParameterText.init)
      guard request.takes(parameters), !elsewhere.contains(item.node.name) else { return nil }
      return CompletionProposal(
        label: item.node.name, kind: .enumCase, detail: item.node.input.map { "(\($0))" }, description: id.name,
        range: request.prefixRange,
        snippet: item.node.name + request.placeholders(parameters))
    }
  }

  // MARK: Arguments

  /// `NavigationLink(value: `, `path.append(`, `navigationDestination(for: `
  private var argumentProposals: [CompletionProposal] {
    guard let (call, position, index) = request.enclosingCall else { return [] }
    let label = index < call.arguments.count ? call.arguments[index].label : nil
    switch call.callee {
    case .name(let node) where node.name == "NavigationLink":
      guard label == "value" || request.lineBefore.hasSuffix("value: " + request.prefix) else { return [] }
      return registeredTypes + qualifiedCases
    case .member(let node) where node.name == "navigationDestination":
      return unregisteredFirst
    case .member(let node) where node.name == "append":
      return isErasedPath(node.base, position) ? qualifiedCases : []
    default: return []
    }
  }

  /// `R.`, to go on with a case.
  private var registeredTypes: [CompletionProposal] {
    model.routes.keys.filter(model.registered.contains).sorted().map {
      CompletionProposal(
        label: "\($0).", kind: .type, description: "has a destination", filterText: $0.name, range: request.prefixRange)
    }
  }

  /// Registered types first; what nobody takes comes last, with a note.
  private var qualifiedCases: [CompletionProposal] {
    let routes = model.routes.values.filter { !$0.isSlot }.sorted { $0.id < $1.id }
    func list(_ routes: [EnumPathRoute], note: String?) -> [CompletionProposal] {
      routes.flatMap { route in
        route.cases.map { item in
          let name = "\(route.id).\(item.name)"
          return CompletionProposal(
            label: name, kind: .enumCase, detail: item.input.map { "(\($0))" }, description: note, filterText: name,
            range: request.prefixRange, snippet: name + payload(item), route: model.routeID(route.id, item.name))
        }
      }
    }
    return list(routes.filter { model.registered.contains($0.id) }, note: nil)
      + list(routes.filter { !model.registered.contains($0.id) }, note: "no destination takes it")
  }

  /// What is pushed and taken nowhere; then the others, those that other routes carry last.
  private var unregisteredFirst: [CompletionProposal] {
    func rank(_ route: EnumPathRoute) -> Int { model.registered.contains(route.id) ? 1 : route.isSub ? 2 : 0 }
    let routes = model.routes.values.filter { !$0.isSlot }
    return routes.sorted { (rank($0), $0.id) < (rank($1), $1.id) }.map {
      CompletionProposal(
        label: "\($0.id).self", kind: .type, description: model.registered.contains($0.id) ? "has a destination" : nil,
        filterText: $0.id.name, range: request.prefixRange)
    }
  }
}
