/// Reads what a call constructs and hands over.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCConstructionReader {
  let visitor: SUCVisitor
  let position: CodePosition

  init(_ visitor: SUCVisitor, _ position: CodePosition) {
    self.visitor = visitor
    self.position = position
  }

  private var model: SUCModel { visitor.model }

  func read(_ call: CallExpression) {
    noteHandedOver(call)
    noteUnknownFactory(call)
    visitor.noteDelegatedStart(call, at: position)
    FactoryCallChecker(visitor, position).check(call)
    SUCFactoryReader(visitor).read(call, at: position)
    guard mayConstruct(call) else { return }
    if isDeepLink(call) { noteDeepLink(call) }
    let type = SUCInitializerReader(visitor, position).type(madeBy: call)
    noteUnknownSender(type, call)
    guard case .nominal(let id, let arguments) = type else { return }
    let context = position.scope.context
    guard isConstruction(call, of: id) else { return }
    noteName(call, id)
    var terms = arguments.map { visitor.term(of: $0, context) }
    if terms.contains(.unknown) { terms = inferred(terms, call, id) }
    if terms.contains(.unknown) { terms = expected(terms, call, id) }
    noteExpected(of: call, made: type)
    visitor.result.constructions.append(
      SUCConstruction(
        type: id, terms: terms, callee: call.callee.range, range: call.range, file: visitor.file,
        place: visitor.place(of: position, call.range), parent: parent(of: call, id)))
    noteStartRoute(call, id)
  }

  /// `ViewModel<Coordinator>()` where nothing in sight declares `ViewModel`.
  private func noteUnknownSender(_ type: Type, _ call: CallExpression) {
    guard case .external(_, let arguments) = type, visitor.isPartOfApp(position, call.range) else { return }
    if arguments.contains(where: { visitor.term(of: $0, position.scope.context) != .unknown }) {
      visitor.result.hasUnknownSenders = true
    }
  }

  private func mayConstruct(_ call: CallExpression) -> Bool {
    if ConstructionFinder.constructedType(call) != nil { return true }
    guard case .member(let node) = call.callee else { return false }
    return node.name == "init"
  }

  /// `X(…)`, not a function of that capital name.
  private func isConstruction(_ call: CallExpression, of id: NominalID) -> Bool {
    var callee = call.callee
    if case .member(let node) = callee, node.name == "init" {
      // `.init(…)` takes its type from its place.
      guard let base = node.base else { return true }
      callee = base
    }
    guard case .metatype(let type) = visitor.typer.type(of: callee, in: position.scope) else { return false }
    return type.nominalID == id
  }

  /// `Screen(coordinator: self)`: parameters that the type of an argument decides.
  private func inferred(_ terms: [SUCTerm], _ call: CallExpression, _ id: NominalID) -> [SUCTerm] {
    var terms = terms
    let own = visitor.resolver.selfType(of: id)
    for (index, argument) in call.arguments.enumerated() {
      let expected = expectedType(of: index, in: call, own)
      for (slot, parameter) in own.arguments.enumerated() where slot < terms.count && terms[slot] == .unknown {
        guard expected.unwrapped == parameter else { continue }
        terms[slot] = visitor.term(
          of: visitor.typer.type(of: argument.value, in: position.scope), position.scope.context)
      }
    }
    return terms
  }

  /// `VM()` in `Screen<Shop>(vm: VM())`: parameters that the place of the call decides.
  private func expected(_ terms: [SUCTerm], _ call: CallExpression, _ id: NominalID) -> [SUCTerm] {
    guard let place = visitor.expectedObjects[ObjectIdentifier(call)], place.nominalID == id,
      place.arguments.count == terms.count
    else { return terms }
    return zip(terms, place.arguments).map { term, argument in
      term == .unknown ? visitor.term(of: argument, position.scope.context) : term
    }
  }

  /// Notes what a construction takes where one of its arguments constructs something.
  private func noteExpected(of call: CallExpression, made type: Type) {
    guard let id = type.nominalID, !type.arguments.isEmpty else { return }
    let own = visitor.resolver.selfType(of: id)
    var substitution: [String: Type] = [:]
    for case (.parameter(let name), let argument) in zip(own.arguments, type.arguments) {
      substitution[name] = argument
    }
    for (index, argument) in call.arguments.enumerated() {
      guard case .call(let inner) = ReceiverChain.stripped(argument.value) else { continue }
      var expected = expectedType(of: index, in: call, own).substituting(substitution)
      // `@autoclosure () -> VM<C>`
      if case .function(let inputs, let result) = expected, inputs.isEmpty { expected = result }
      visitor.expectedObjects[ObjectIdentifier(inner)] = expected.unwrapped
    }
  }

  /// What the initialiser takes there, in the words of the type's declaration. To `.init(…)` only the place says the type.
  private func expectedType(of index: Int, in call: CallExpression, _ own: Type) -> Type {
    if case .member(let node) = call.callee, node.base == nil {
      return visitor.typer.expectedType(of: index, in: call, on: own)
    }
    guard let callee = visitor.typer.callees(of: call, in: position.scope).first,
      let place = visitor.typer.parameterIndex(of: index, in: call, callee.parameters)
    else { return .unknown }
    return callee.types[place]
  }

  // MARK: Coordinators

  /// The class's name in `X(…)`.
  private func noteName(_ call: CallExpression, _ id: NominalID) {
    guard let coordinator = model.coordinators[id] else { return }
    var callee = call.callee
    if case .member(let node) = callee, node.name == "init", let base = node.base { callee = base }
    let range: TextRange
    switch callee {
    case .name(let node): range = node.nameRange
    case .member(let node) where node.name == id.simpleName: range = node.nameRange
    default: return
    }
    visitor.result.occurrences.append(
      Occurrence(range: range, symbol: .coordinators([coordinator.coordinatorID]), role: .use))
  }

  /// What a constructed coordinator gets as its parent.
  private func parent(of call: CallExpression, _ id: NominalID) -> SUCOrigin? {
    guard let coordinator = model.coordinators[id] else { return nil }
    if let argument = call.arguments.first(where: { $0.label == "parent" }) {
      let origin = visitor.origin(of: argument.value, position)
      return origin == .nothing && hasComputedParent(id) ? .unknown : origin
    }
    return coordinator.kind == .root ? .nothing : .unknown
  }

  /// Whatever the property gives back, the argument does not decide it.
  private func hasComputedParent(_ id: NominalID) -> Bool {
    visitor.resolver.members("parent", of: visitor.resolver.selfType(of: id)).contains { found in
      guard case .variable(let node, let index) = found.member.declaration, index < node.bindings.count else {
        return false
      }
      return node.bindings[index].isComputed && !visitor.resolver.info(found.member.owner).isProtocol
    }
  }

  /// Whether an argument of the route's type is what it starts with, the initialiser's code says.
  private func noteStartRoute(_ call: CallExpression, _ id: NominalID) {
    guard let route = model.coordinators[id]?.route else { return }
    let own = visitor.resolver.selfType(of: id)
    for (index, argument) in call.arguments.enumerated() {
      if argument.label != "startRoute" {
        guard expectedType(of: index, in: call, own).unwrapped == .nominal(route, []) else { continue }
      }
      visitor.noteStart(argument.value, .construction, of: id, label: argument.label, site: call.range, at: position)
    }
  }

  /// A coordinator among the arguments of any call: the callee's parameter stands for it.
  private func noteHandedOver(_ call: CallExpression) {
    let name: String
    switch call.callee {
    case .name(let node): name = node.name
    case .member(let node): name = node.name == "init" ? constructedName(node) : node.name
    default: return
    }
    for (index, argument) in call.arguments.enumerated() where mayBeCoordinator(argument.value) {
      let origin = visitor.origin(of: argument.value, position)
      if origin == .unknown, argument.label != "parent" { continue }
      visitor.result.functionCalls.append(
        SUCFunctionCall(
          key: SUCFunctionKey(function: name, label: argument.label ?? "_\(index)"), argument: origin,
          range: argument.value.range, file: visitor.file, place: visitor.place(of: position, argument.range)))
    }
  }

  private func constructedName(_ node: MemberExpression) -> String {
    guard let base = node.base else { return visitor.contexts.type(of: node)?.nominalID?.simpleName ?? "init" }
    guard case .named(let parts)? = ConstructionFinder.namedType(base) else { return "init" }
    return parts.last?.name ?? "init"
  }

  private func mayBeCoordinator(_ expression: Expression) -> Bool {
    switch ReceiverChain.stripped(expression) {
    case .name, .member, .call, .cast: true
    case .literal(let node): node.kind == .nil
    default: false
    }
  }

  /// `container.makeX(parent: …)` where nothing in sight declares `makeX`.
  private func noteUnknownFactory(_ call: CallExpression) {
    guard let (name, _, base) = visitor.callee(of: call, position), base != nil, name.first?.isLowercase == true,
      visitor.isPartOfApp(position, call.range)
    else { return }
    let made = model.coordinators.keys.filter { name.hasSuffix($0.simpleName) && name != $0.simpleName }
    guard !made.isEmpty, visitor.typer.callees(of: call, in: position.scope).isEmpty else { return }
    visitor.result.madeElsewhere.formUnion(made)
  }

  // MARK: Deep links

  private func isDeepLink(_ call: CallExpression) -> Bool {
    guard call.arguments.first?.label == "action", call.arguments.count >= 2, call.arguments[1].label == "route" else {
      return false
    }
    let made: Type?
    if case .member(let node) = call.callee, node.name == "init", node.base == nil {
      made = visitor.contexts.type(of: node)?.unwrapped
    } else if case .metatype(let type) = visitor.typer.type(of: call.callee, in: position.scope) {
      made = type
    } else {
      made = nil
    }
    return made.flatMap { SUCFramework.name(of: $0, visitor.resolver) } == "DeepLink"
  }

  private func noteDeepLink(_ call: CallExpression) {
    let (name, route) = (call.arguments[0].value, call.arguments[1].value)
    var action: String?
    if case .literal(let literal) = name, literal.kind == .string, literal.interpolations.isEmpty {
      action = literal.text
    }
    var reader = visitor.reader
    reader.assumesValue = true
    let reading = reader.readings(of: route, expecting: .unknown, in: position.scope).first
    if let reading {
      visitor.note(reading, at: position)
      visitor.report(reading.problems, position)
      checkDeepLinkRoute(reading)
    }
    guard visitor.isPartOfApp(position, call.range) else { return }
    visitor.result.deepLinks.append(
      SUCDeepLink(
        action: action, route: reading?.hops.first, actionRange: name.range, routeRange: reading?.range ?? route.range,
        file: visitor.file, table: "\(position.owner.type?.name ?? "").\(position.owner.name)"))
  }

  /// The place takes any 'NavigationRoute': a case needs its type there, and an action is none.
  private func checkDeepLinkRoute(_ reading: EnumReading) {
    guard position.conditions.isEmpty, let name = reading.name, !name.isEmpty else { return }
    let message: String
    if let owner = reading.hops.first?.owner, model.actions[owner] != nil {
      message = "'\(owner).\(name)' is an action; the 'route' of a 'DeepLink' is a 'NavigationRoute'"
    } else if !reading.isQualified, !model.hasRouteExtensions {
      let owners = model.routes.values.filter { $0.case(name) != nil }.map(\.id).sorted()
      let hint = owners.count == 1 ? "; write '\(owners[0]).\(name)'" : ""
      message = "'.\(name)' needs the name of its enum: a 'DeepLink' takes any 'NavigationRoute'\(hint)"
    } else {
      return
    }
    visitor.result.findings.append(RouteFinding.error(reading.range, "wrong-route-kind", message))
  }
}
