/// Which routes coordinators start with: what they are constructed with, and what code gives `startRoute`.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VariableDeclaration.Binding {
  /// The value of a getter that is one expression.
  var givenValue: Expression? {
    guard let body = accessors.first(where: { $0.kind == .get })?.body, body.statements.count == 1 else { return nil }
    switch body.statements[0] {
    case .expression(let value), .return(let value?, _): return value
    default: return nil
    }
  }

  /// The property of the same object that its getter gives back.
  fileprivate var givenName: String? {
    switch givenValue {
    case .name(let node)?: node.name
    case .member(let node)? where ReceiverChain.name(node.base) == "self": node.name
    default: nil
    }
  }
}

extension SUCVisitor {
  /// The property that stands behind another one: `first` of `var startRoute: R { first }`, else that one itself.
  func given(
    by binding: VariableDeclaration.Binding, of id: NominalID, _ context: DeclarationContext
  ) -> (binding: VariableDeclaration.Binding, context: DeclarationContext) {
    var given = (binding: binding, context: context)
    for _ in 0..<4 {
      guard let name = given.binding.givenName, let next = property(name, of: id) else { break }
      given = next
    }
    return given
  }

  private func property(
    _ name: String, of id: NominalID
  ) -> (binding: VariableDeclaration.Binding, context: DeclarationContext)? {
    let found = resolver.members(name, of: resolver.selfType(of: id)).map(\.member).filter {
      !resolver.info($0.owner).isProtocol
    }
    guard let member = found.first, found.count == 1 || found[0].owner != found[1].owner,
      !member.head.modifiers.isTypeMember, case .variable(let node, let index) = member.declaration,
      index < node.bindings.count
    else { return nil }
    return (node.bindings[index], member.context(resolver))
  }

  /// Whether code that sets a property of that name sets the start route.
  func isStart(_ name: String, of type: Type) -> Bool {
    if name == "startRoute" { return true }
    guard let id = type.nominalID, model.coordinators[id] != nil, let own = property("startRoute", of: id),
      own.binding.givenName != nil
    else { return false }
    return given(by: own.binding, of: id, own.context).binding.name?.text == name
  }

  /// `c.startRoute = .list` behind the initialiser, of which the other sources know.
  func noteStart(_ value: Expression, of base: Expression?, _ type: Type, at position: CodePosition) {
    let isOwn = base.map { ReceiverChain.name($0) == "self" } ?? true
    if isOwn, position.owner.kind == .initializer {
      noteInitialStart(value, at: position)
      return
    }
    switch receiver(of: type, position.scope.context) {
    case .coordinator(let id): noteStart(value, .assignment, of: id, at: position)
    case .other: break
    case .existential, .parameter, .unknown: if model.importers.contains(file) { result.hasUnknownStart = true }
    }
  }

  /// `startRoute = first`, `startRoute = first ?? .list` in an initialiser: what is handed in, or a value of its own.
  private func noteInitialStart(_ value: Expression, at position: CodePosition) {
    guard let owner = position.owner.type else { return }
    if let handedIn = handedIn(value, of: owner, at: position) {
      result.startLabels[owner, default: []].insert(handedIn.label)
    } else {
      noteStart(value, .assignment, of: owner, at: position)
    }
  }

  /// `super.init(startRoute: .list)`, `self.init(first)`: another initialiser gets it.
  func noteDelegatedStart(_ call: CallExpression, at position: CodePosition) {
    guard position.owner.kind == .initializer, let owner = position.owner.type,
      let route = model.coordinators[owner]?.route, case .member(let node) = call.callee, node.name == "init",
      let base = ReceiverChain.name(node.base), base == "super" || base == "self"
    else { return }
    for (index, argument) in call.arguments.enumerated() {
      if argument.label != "startRoute" {
        guard typer.expectedType(of: index, in: call, position.scope).unwrapped == .nominal(route, []) else { continue }
      }
      if let handedIn = handedIn(argument.value, of: owner, at: position) {
        result.startDelegations.append(
          SUCStartDelegation(
            coordinator: owner, from: handedIn.label, to: argument.label, isToBase: base == "super"))
      } else {
        let source: SUCStartRoute.Source = base == "super" ? .baseInitializer : .ownInitializer
        noteStart(argument.value, source, of: owner, label: argument.label, at: position)
      }
    }
  }

  /// The parameter that a value is, by itself or before `??`.
  private func handedIn(_ value: Expression, of owner: NominalID, at position: CodePosition) -> Parameter? {
    if let parameter = parameter(value, at: position) { return parameter }
    guard case .sequence(let node) = value, node.operators == ["??"],
      let parameter = parameter(node.operands[0], at: position)
    else { return nil }
    noteStart(node.operands[1], .defaultArgument, of: owner, label: parameter.label, at: position)
    return parameter
  }

  /// The initialiser's own parameter, by its name.
  private func parameter(_ value: Expression, at position: CodePosition) -> Parameter? {
    guard case .name(let name) = ReceiverChain.stripped(value), let local = position.scope.lookup(name.name),
      let owner = position.owner.type
    else { return nil }
    for member in resolver.info(owner).members(named: "init") where member.file == file {
      guard case .function(let node) = member.declaration, node.nameRange == position.owner.nameRange else { continue }
      return node.parameters.first { $0.name == name.name && $0.nameRange == local.range }
    }
    return nil
  }

  func noteStart(
    _ value: Expression, _ source: SUCStartRoute.Source, of id: NominalID, label: String? = nil,
    site: TextRange? = nil, at position: CodePosition
  ) {
    guard let route = model.coordinators[id]?.route, isPartOfApp(position, value.range) else { return }
    for reading in startReadings(of: value, route, in: position.scope) {
      if source != .construction || label == "startRoute" {
        note(reading, at: position)
        report(reading.problems, position)
      }
      result.startRoutes.append(
        SUCStartRoute(coordinator: id, source: source, reading: reading, file: file, site: site, label: label))
    }
  }

  /// The routes that a value can be, `topic.map(ShopRoute.topic)` among them.
  func startReadings(of value: Expression, _ route: NominalID, in scope: Scope) -> [EnumReading] {
    let expected = Type.nominal(route, [])
    if case .sequence(let node) = value, node.operators.allSatisfy({ $0 == "??" }),
      !typer.isRedefined("??", [expected, .unknown])
    {
      return node.operands.flatMap { startReadings(of: $0, route, in: scope) }
    }
    if case .call(let call) = value, case .member(let node) = call.callee, node.name == "map",
      call.arguments.count == 1
    {
      let made = reader.readings(of: call.arguments[0].value, expecting: .unknown, in: scope)
      if made.allSatisfy({ $0.isResolved && $0.hops.first?.owner == route }), !made.isEmpty { return made }
    }
    return reader.readings(of: value, expecting: expected, in: scope)
  }
}
