/// Values that are pushed by another name: a local constant, a renamed parameter, a default that a call leaves out.

import Facts
import RouteGraph
import Semantics
import SourceText

extension PathOperationReader {
  /// The routes of which a local constant was made: `let next = R.item(1)`, `let next: R = if isNew { .list } else { .new }`.
  /// They are used there; this name is no case's.
  /// Of an action, what that is is known as well.
  func constant(
    _ value: Expression, expecting element: Type = .unknown, of action: NominalID? = nil
  ) -> [[EnumHop]] {
    guard case .name(let node) = value, let local = position.scope.lookup(node.name), let outer = local.parent else {
      return []
    }
    let made: [(value: Expression, scope: Scope)]
    var expected = Type.unknown
    if let plain = local.constantValue {
      made = [(plain, outer)]
      if case .typed(let type) = local.binding { expected = visitor.resolver.resolve(type, in: outer.context) }
    } else if let given = visitor.givenLater[local.range.start] {
      (made, expected) = (given, typer.type(of: local))
    } else if let list = PathOperationReader.listed(goneThroughBy: local) {
      made = list.elements.map { ($0, outer) }
      expected = typer.elementType(of: typer.type(of: .array(list), in: outer))
    } else {
      return []
    }
    let readings = made.flatMap { value, scope -> [EnumReading] in
      guard case .array(let list) = value else {
        return visitor.reader.readings(of: value, expecting: expected, in: scope)
      }
      return list.elements.flatMap { visitor.reader.readings(of: $0, expecting: element, in: scope) }
    }
    guard readings.allSatisfy({ $0.isResolved && $0.unknown == nil }) else { return [] }
    let ways = readings.flatMap(\.ways)
    let isRead = ways.allSatisfy { $0.hops.allSatisfy { model.routes[$0.owner] != nil || $0.owner == action } }
    guard isRead else { return [] }
    return ways.map { moved($0.hops, to: node.range) }
  }

  /// `for step in [R.list, .map]`, `[R.list, .map].forEach { step in … }`, `ForEach([R.list, .map], id: \.self) { … }`
  private static func listed(goneThroughBy local: Scope) -> ArrayExpression? {
    switch local.binding {
    case .element(.array(let list)): return list
    case .closureParameter(let call, _, parameter: 0):
      switch call.callee {
      case .member(let member):
        guard member.name == "forEach", call.arguments.count == 1, call.arguments[0].label == nil,
          case .array(let list)? = member.base
        else { return nil }
        return list
      case .name(let node):
        guard node.name == "ForEach", case .array(let list)? = call.arguments.first?.value else { return nil }
        return list
      default: return nil
      }
    default: return nil
    }
  }

  /// Code that goes through a list, or has kept an event, may leave some out before it moves them.
  func doubtKept(_ value: Expression, isEvent: Bool = false, since count: Int) {
    guard case .name(let node) = value, let local = position.scope.lookup(node.name),
      isEvent || PathOperationReader.listed(goneThroughBy: local) != nil
    else { return }
    for index in visitor.result.transitions.indices.dropFirst(count) {
      visitor.result.transitions[index].isConditional = true
    }
  }

  private func moved(_ hops: [EnumHop], to range: TextRange) -> [EnumHop] {
    hops.map { EnumHop(owner: $0.owner, name: $0.name, range: range, isAlias: $0.isAlias) }
  }

  /// `nav.open(next)`, `if let next { … }`, `.onChange(of: model.next) { _, route in nav.open(route) }`
  func notePushedVariable(_ value: Expression) {
    var pending = [(value, position.scope)]
    for _ in 0..<16 {
      guard let (value, scope) = pending.popLast() else { return }
      guard let name = ReceiverChain.name(value) else { continue }
      visitor.result.pushedVariables.insert(name)
      guard case .name = value, let local = scope.lookup(name), let outer = local.parent else { continue }
      if let kept = local.declaredValue { pending.append((kept, outer)) }
      switch local.binding {
      case .unwrapped(let kept): pending.append((kept, outer))
      case .unwrappedName: pending.append((value, outer))
      case .closureParameter(let call, _, _): pending += call.arguments.map { ($0.value, outer) }
      default: break
      }
    }
  }

  /// `slot = Launch.pending`: whoever sets such a variable may choose any case.
  func holdsAny(_ reading: EnumReading, _ expected: Type) -> Bool {
    guard let only = reading.hops.first, only.isAlias, model.routes[only.owner] == nil,
      let id = expected.unwrapped.nominalID
    else { return false }
    let found = visitor.resolver.members(only.name, of: visitor.resolver.selfType(of: only.owner))
    let isVariable = found.contains {
      if case .variable(let node, _) = $0.member.declaration { !node.isConstant } else { false }
    }
    if isVariable { visitor.result.dynamicEnums.insert(id) }
    return isVariable
  }

  /// `[R.list, .map].forEach(nav.push)`: what a holder's function is given one by one. What the list may be beside that, the
  /// function says alone where no other has its name.
  func readForEach(_ call: CallExpression, _ list: Expression) {
    guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      let (name, owner, mutator) = mutator(named: ReceiverChain.stripped(only.value)),
      let route = mutator.type, !mutator.takesList, !mutator.takesOptional, !mutator.isVariadic,
      mutator.isPresenting ? model.routes[route] != nil : model.mayBePushed(route),
      visitor.resolver.members(name, of: owner).count == 1, !typer.isAddedToCollections("forEach", call),
      PathOperationReader.isWhole(list)
    else { return }
    var reader = self
    reader.doubt = "which values '\(name)' is given is not known"
    let count = visitor.result.transitions.count
    let (kind, receiver) = (model.kind(of: mutator), owner.nominalID?.name)
    reader.readList(ReceiverChain.stripped(list), kind, name, receiver, of: .nominal(route, []))
    visitor.describe(mutator, since: count)
  }

  /// `[.a, .b].filter { … }` leaves some out.
  private static func isWhole(_ list: Expression) -> Bool {
    guard case .call(let call) = ReceiverChain.stripped(list), case .member(let node) = call.callee else { return true }
    return node.base == nil || ["map", "compactMap"].contains(node.name)
  }

  /// The routes of a list that is moved as a whole: written out, named by a local constant, or made one by one.
  func readList(
    _ list: Expression, _ kind: EnumPathTransition.Kind, _ call: String, _ receiver: String?, of element: Type
  ) {
    for value in listed(list) { transition(kind, call, receiver, value, expecting: element) }
    var readings: [EnumReading] = []
    switch list {
    case .name(let node):
      readings = constant(list, expecting: element).map { EnumReading(hops: $0, range: node.range) }
    case .call(let call): readings = mapped(call, to: element)
    default: break
    }
    // Where they are made, they are used, and what is wrong with them is told.
    for way in readings.flatMap(\.ways) where way.isResolved && way.unknown == nil { add(kind, call, receiver, way) }
    if readings.isEmpty { readWorkedOut(list, kind, call, receiver, of: element, depth: 0) }
  }

  /// `path = AppRoute.parse(url)`, `path += steps(for: link) + [.last]`
  private func readWorkedOut(
    _ list: Expression, _ kind: EnumPathTransition.Kind, _ call: String, _ receiver: String?, of element: Type,
    depth: Int
  ) {
    guard depth < 16 else { return }
    switch list {
    case .sequence(let node):
      for part in node.operands { readWorkedOut(part, kind, call, receiver, of: element, depth: depth + 1) }
    case .ternary(let node):
      for part in [node.first, node.second] { readWorkedOut(part, kind, call, receiver, of: element, depth: depth + 1) }
    case .call, .member, .name:
      let type = typer.type(of: list, in: position.scope).unwrapped
      let sources = RouteSources(visitor: visitor, isParameter: isOwnParameter)
      guard EnumPathSwiftUI.path(of: type).element == element, !isOwnParameter(list),
        let source = sources.source(of: list, in: position.scope)
      else { return }
      let count = visitor.result.transitions.count
      add(kind, call, receiver, EnumReading(unknown: "the list is made elsewhere", range: list.range), from: source)
      for index in visitor.result.transitions.indices where index >= count {
        visitor.result.transitions[index].isOfList = true
      }
    default: return
    }
  }

  /// `.start` where a list is taken: what the list's type has, not its elements'.
  func listMember(_ value: Expression, _ mutator: EnumPathMutator) -> MemberExpression? {
    guard !mutator.isVariadic, let node = EnumPathVisitor.member(value), node.base == nil, !node.name.isEmpty,
      !["init", "some", "none"].contains(node.name)
    else { return nil }
    return node
  }

  func readMember(
    _ node: MemberExpression, of route: NominalID, _ value: Expression, _ kind: EnumPathTransition.Kind,
    _ call: String, _ receiver: String?, _ mutator: EnumPathMutator
  ) {
    let reading = EnumReading(
      unknown: "'\(node.name)' is of a list", range: node.nameRange, name: node.name, nodes: [ObjectIdentifier(node)])
    visitor.note(reading, at: position)
    add(kind, call, receiver, reading)
    guard model.routes[route]?.case(node.name) != nil, isWritten(mutator, asListOf: route),
      !typer.isTypeMemberOfCollections(node.name), !position.conditions.mayNeverBeBuilt
    else { return }
    visitor.note(route, node.name, node.nameRange, isPattern: false, at: position)
    visitor.result.findings.append(EnumPathMessages.listWanted(by: call, node, value.range, route, visitor))
  }

  /// `[R]`, also by another name for `R`. Other lists may have members of their own.
  private func isWritten(_ mutator: EnumPathMutator, asListOf route: NominalID) -> Bool {
    let element = String(mutator.written.dropFirst().dropLast())
    guard mutator.written == "[\(element)]" else { return false }
    return element == route.name
      || visitor.resolver.unaliased(element, in: DeclarationContext(file: mutator.file)) == route.name
  }

  /// `ids.map { .item($0) }`, `ids.map(Route.item)`
  private func mapped(_ call: CallExpression, to element: Type) -> [EnumReading] {
    guard case .member(let member) = call.callee, ["map", "compactMap"].contains(member.name),
      call.arguments.count == 1, let made = call.arguments.first?.value
    else { return [] }
    guard case .closure(let closure) = made else {
      return visitor.reader.readings(of: made, expecting: .unknown, in: position.scope)
    }
    guard closure.statements.count == 1, case .expression(let value)? = closure.statements.first else { return [] }
    visitor.contexts.expect(element, of: value)
    // Names in there are the closure's own.
    return visitor.reader.readings(of: value, expecting: element, in: Scope(position.scope.context))
  }

  /// `guard let route = r else { return }; path.append(route)` of a function that transitions at its calls.
  func isRenamedParameter(_ node: NameExpression, of function: FunctionDeclaration) -> Bool {
    guard let body = function.body, let owner = position.owner.type, let local = position.scope.lookup(node.name) else {
      return false
    }
    if case .value = local.binding { return false }
    let signature = MutatorReader.signature(of: function)
    let known = [model.mutators, model.forwarding].flatMap { $0[owner]?[function.name] ?? [] }
    guard let mutator = known.first(where: { $0.signature == signature }) else { return false }
    return ParameterReader(function, body).index(in: .name(node)) == mutator.parameter
  }

  /// What a call passes; nil where it leaves that out and passes something else.
  func given(to mutator: EnumPathMutator, by call: CallExpression) -> Argument? {
    guard let argument = mutator.argument(of: call) else { return nil }
    if mutator.label == nil, let label = argument.label, mutator.labels.contains(label) { return nil }
    return argument
  }

  /// `nav.go()` where `func go(_ route: Route = .home)`
  func readDefault(
    _ call: CallExpression, _ name: String, _ receiver: String?, _ candidate: MutatorCalls.Candidate
  ) {
    let mutator = candidate.mutator
    guard let function = candidate.function, let route = candidate.route, let range = call.calleeNameRange,
      mutator.wrapper == nil, mutator.actions.isEmpty, mutator.parameter < function.node.parameters.count,
      let value = function.node.parameters[mutator.parameter].defaultValue,
      mutator.isPresenting ? model.routes[route] != nil : model.mayBeListed(route)
    else { return }
    let scope = Scope(function.member.member.context(visitor.resolver))
    for way in visitor.reader.readings(of: value, expecting: .nominal(route, []), in: scope).flatMap(\.ways)
    where way.isResolved && way.unknown == nil {
      let reading = EnumReading(hops: moved(way.hops, to: range), range: range)
      add(model.kind(of: mutator), name, receiver, reading)
    }
  }
}

extension CallExpression {
  fileprivate var calleeNameRange: TextRange? {
    switch callee {
    case .name(let node): node.nameRange
    case .member(let node): node.nameRange
    default: nil
    }
  }
}
