/// Reads the calls that consume routes: which route type the receiver takes, and which routes are handed over.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCSiteReader {
  let visitor: XCVisitor
  let call: CallExpression
  let position: CodePosition

  init(_ visitor: XCVisitor, _ call: CallExpression, _ position: CodePosition) {
    self.visitor = visitor
    self.call = call
    self.position = position
  }

  static let operations: Set<String> = [
    "trigger", "contextTrigger", "triggerPublisher", "deepLink", "chain", "route", "registerInteractiveTransition",
    "registerPeek", "prepareTransition", "triggerOnAppear", "triggerOnChange",
  ]

  /// The name that a call calls, and where it stands.
  static func operation(_ call: CallExpression) -> (name: String, range: TextRange)? {
    switch call.callee {
    case .member(let member): return (member.name, member.nameRange)
    case .name(let node): return (node.name, node.nameRange)
    default: return nil
    }
  }

  func site() -> XCSite? {
    guard let (name, _) = XCSiteReader.operation(call) else { return nil }
    if let index = call.arguments.firstIndex(where: { $0.label == "initialRoute" }) { return initialRoute(index) }
    if XCSiteReader.components.contains(name) { return component() }
    guard XCSiteReader.operations.contains(name), let first = call.arguments.first, !first.isTrailing else {
      return nil
    }
    switch name {
    case "triggerOnAppear", "triggerOnChange": return environmental()
    case "trigger", "contextTrigger", "triggerPublisher":
      if first.label == "when" { return environmental() }
      guard first.label == nil else { return nil }
      if name == "trigger", let on = target { return transition("trigger", first, on) }
      return trigger(name, first)
    case "route":
      guard first.label == nil, let on = target, isTransitionFactory else { return nil }
      return transition("route", first, on)
    case "deepLink": return first.label == nil ? deepLink() : nil
    case "chain": return first.label == "routes" ? chain(first) : nil
    case "registerInteractiveTransition": return own("interactive", first, label: "for")
    case "registerPeek":
      guard let route = call.arguments.first(where: { $0.label == "route" }) else { return nil }
      return own("peek", route, label: "route")
    default: return own("prepare", first, label: "for")
    }
  }

  // MARK: Forms

  /// The type of a router, or of `self`; a generic parameter as what its surroundings make of it.
  func receiver(_ base: Expression?) -> Type {
    visitor.model.receiver(base, in: position.scope, visitor.types, visitor.typer)
  }

  /// The value behind `on:`.
  private var target: Expression? {
    guard call.arguments.count > 1, call.arguments[1].label == "on" else { return nil }
    return call.arguments[1].value
  }

  /// `.route(…)`, `Transition.route(…)`, `NavigationTransition.route(…)`
  private var isTransitionFactory: Bool {
    guard case .member(let member) = call.callee else { return false }
    guard let base = member.base else { return true }
    guard case .metatype(let type) = visitor.typer.type(of: base, in: position.scope) else { return false }
    return type.nominalID?.name == XCName.transition
  }

  private func transition(_ name: String, _ route: Argument, _ on: Expression) -> XCSite? {
    guard isTransitionFactory else { return nil }
    let type = receiver(on)
    guard let taken = visitor.types.routeType(of: type) else {
      switch type.unwrapped {
      case .nominal: return nil
      case .parameter(let parameter): return unresolved(name, [route.value], XCSiteReader.generic(parameter))
      default: return unresolved(name, [route.value], "the type of the router behind 'on:' is not known")
      }
    }
    return site(name, taken, type, [route.value])
  }

  private func trigger(_ name: String, _ route: Argument) -> XCSite? {
    var call = name == "triggerPublisher" ? "publisher" : name
    let type: Type
    if case .member(let member) = self.call.callee {
      // `.trigger(…)` without `on:` is a static member of something else.
      guard let base = member.base else { return nil }
      type = receiver(base)
      if case .member(let signals) = base {
        if signals.name == "rx" { call = "rx" }
        if signals.name == "publishers" { call = "publisher" }
      }
    } else {
      guard case .name(let node) = self.call.callee, position.scope.lookup(node.name) == nil else { return nil }
      guard let own = enclosingRouter() else { return nil }
      type = own
    }
    guard let taken = visitor.types.routeType(of: type) else { return listIfOurs(call, type, route.value) }
    return checked(site(call, taken, type, [route.value]), as: taken)
  }

  /// What is called on an optional as if it were none is invalid.
  private func checked(_ site: XCSite, as taken: Type) -> XCSite {
    guard case .member(let member) = call.callee, let base = member.base, position.conditions.isEmpty,
      site.values.allSatisfy({ $0.status == .resolved }), visitor.typer.isDeclaredOptional(base, in: position.scope)
    else { return site }
    let route = site.values.first?.name.map { "\(taken).\($0)" } ?? "a \(taken)"
    visitor.result.findings.append(XCMessages.stillOptional(base, route, member))
    var site = site
    for index in site.values.indices { site.values[index].status = .invalid }
    return site
  }

  /// `self`, or the nearest enclosing type whose member a bare call can mean.
  private func enclosingRouter() -> Type? {
    let own = receiver(nil)
    return visitor.types.routeType(of: own) == nil ? nil : own
  }

  private func listIfOurs(_ name: String, _ type: Type, _ value: Expression) -> XCSite? {
    switch type.unwrapped {
    case .unknown:
      // Somebody else's `trigger` takes what is no case of any route type.
      guard looksLikeRoute(value) else { return nil }
      return unresolved(name, [value], "the type of the receiver is not known")
    case .parameter(let parameter):
      if isOthers(parameter) { return nil }
      return unresolved(name, [value], XCSiteReader.generic(parameter))
    case .external(let external, _):
      guard external.hasSuffix("Router") || external.hasSuffix("Coordinator") || external.hasSuffix("Routing") else {
        return nil
      }
      return unresolved(name, [value], "no source that this file sees declares '\(external)'")
    default: return nil
    }
  }

  private static func generic(_ parameter: String) -> String {
    "the generic parameter '\(parameter)' may be any router"
  }

  /// What a generic parameter is bound to has a `trigger` of its own and is no router.
  private func isOthers(_ parameter: String) -> Bool {
    guard let operation = XCSiteReader.operation(call)?.name,
      let bound = visitor.resolver.constraint(of: parameter, in: position.scope.context)
    else { return false }
    let found = visitor.resolver.members(operation, of: bound)
    return !found.isEmpty && found.allSatisfy { !$0.member.entry.isInterface }
  }

  private func looksLikeRoute(_ value: Expression) -> Bool {
    guard let member = XCVisitor.caseMember(value) else { return true }
    return member.base == nil || XCVisitor.mayNameType(member.base ?? .missing(.zero))
  }

  private func own(_ name: String, _ argument: Argument, label: String) -> XCSite? {
    guard argument.label == label else { return nil }
    var type = receiver(nil)
    if case .member(let member) = call.callee {
      guard let base = member.base else { return nil }
      type = receiver(base)
    }
    guard let taken = visitor.types.routeType(of: type), visitor.types.isCoordinator(type) else { return nil }
    return site(name, taken, type, [argument.value])
  }

  private func chain(_ argument: Argument) -> XCSite? {
    var values = [argument.value]
    if case .array(let list) = argument.value { values = list.elements }
    var type = receiver(nil)
    if case .member(let member) = call.callee {
      guard let base = member.base else { return nil }
      type = receiver(base)
    }
    guard let taken = visitor.types.routeType(of: type), visitor.types.isCoordinator(type) else { return nil }
    return site("chain", taken, type, values)
  }

  /// What a call of an initializer makes; nil for another one.
  var made: Type? {
    if case .member(let member) = call.callee, member.name == "init" {
      guard let base = member.base else { return nil }
      if case .name(let node) = base, node.name == "super" || node.name == "self" {
        return visitor.typer.selfType(in: position.scope.context)
      }
    } else {
      guard XCVisitor.mayNameType(call.callee), case .metatype = visitor.typer.type(of: call.callee, in: position.scope)
      else { return nil }
    }
    let made = visitor.typer.type(of: .call(call), in: position.scope)
    if case .metatype(let instance) = made { return instance }
    return made
  }

  private func initialRoute(_ index: Int) -> XCSite? {
    let value = call.arguments[index].value
    let made = made ?? visitor.typer.type(of: .call(call), in: position.scope)
    guard let taken = visitor.types.routeType(of: made) else { return nil }
    // Own initializers may use the label for something else.
    let expected = visitor.typer.expectedTypes(of: index, in: call, position.scope)
    let wanted = expected.map(\.unwrapped)
    let isOther = wanted.allSatisfy { $0 != taken.unwrapped && !$0.hasUnknownPart && !$0.hasParameter }
    if isOther, !wanted.isEmpty, !taken.isUnknown { return nil }
    let isOptional = expected.isEmpty || zip(expected, wanted).contains { $0 != $1 || $1.hasUnknownPart }
    if value.isNil || isOptional && value.isNone { return nil }
    return site("initialRoute", taken, made, [value], isOptional: isOptional)
  }

  private func deepLink() -> XCSite? {
    var type = receiver(nil)
    if case .member(let member) = call.callee {
      guard let base = member.base else { return nil }
      type = receiver(base)
    } else if case .name(let node) = call.callee, position.scope.lookup(node.name) != nil {
      return nil
    }
    var routes = call.arguments.filter { $0.label == nil && !$0.isTrailing }.map(\.value)
    if routes.count == 2, let list = visitor.writtenList(routes[1], at: position) { routes = [routes[0]] + list }
    guard let taken = visitor.types.routeType(of: type) else {
      if case .unknown = type { return unresolved("deepLink", routes, "the type of the receiver is not known") }
      return nil
    }
    return site("deepLink", taken, type, routes)
  }

  /// A route value that a function may pass on; judged where its holder is known.
  func passed(
    _ value: Expression, _ route: NominalID, to holder: Type?, making made: Type?, isOptional: Bool
  ) -> XCSite {
    let taken = Type.nominal(route, [])
    let starts = made.map { visitor.types.isCoordinator($0) && visitor.types.routeType(of: $0) == taken } ?? false
    return site(
      starts ? "initialRoute" : "trigger", taken, starts ? made : nil, [value], holder: holder, isOptional: isOptional)
  }

  /// `.triggerOnAppear(route: HomeRoute.news)`: the route's own type says which router is meant.
  private func environmental() -> XCSite? {
    guard let value = call.argument("route") else { return nil }
    var type = visitor.typer.type(of: value, in: position.scope)
    if let base = XCVisitor.caseMember(value)?.base, XCVisitor.mayNameType(base),
      case .metatype(let named) = visitor.typer.type(of: base, in: position.scope)
    {
      type = named
    }
    guard let id = type.unwrapped.nominalID, visitor.model.routes[id] != nil else {
      return unresolved("trigger", [value], "the route's type is not written here")
    }
    return site("trigger", type.unwrapped, XCName.nominal(XCName.router, [type.unwrapped]), [value])
  }

  // MARK: Values

  func site(
    _ name: String, _ taken: Type, _ receiver: Type?, _ routes: [Expression], holder: Type? = nil,
    isOptional: Bool = false
  ) -> XCSite {
    let route = taken.nominalID.flatMap { visitor.model.routes[$0] == nil ? nil : $0 }
    var values: [XCSite.Value] = []
    var positions: [Int] = []
    let subject = XCRouteJudge.Subject(
      operation: name, route: route, taken: taken, receiver: receiver ?? holder,
      ownOverload: hasOwnOverload(name, receiver, taken), isOptional: isOptional)
    let judge = XCRouteJudge(visitor, position, isJudged: subject.receiver != nil && !call.isBroken)
    for (index, expression) in routes.enumerated() {
      for leaf in alternatives(isOptional ? expression.wrapped : expression, isOptional: isOptional) {
        let isTyped = name != "deepLink" || index == 0
        if isTyped { visitor.expectations.mark(leaf, taken) }
        values.append(isTyped ? judge.value(leaf, subject) : judge.untyped(leaf, index, subject, routes.count))
        positions.append(index)
      }
    }
    let known = receiver?.unwrapped.nominalID
    return XCSite(
      call: name, route: route, receiver: known.flatMap { visitor.model.classes[$0] == nil ? nil : $0 },
      spelling: receiver.map(visitor.types.spelling), values: values, positions: positions, node: call,
      scope: position.scope, owner: visitor.owner(at: position), isAwaited: visitor.isAwaited(call))
  }

  func unresolved(_ name: String, _ routes: [Expression], _ reason: String) -> XCSite {
    var values: [XCSite.Value] = []
    for leaf in routes.flatMap(Returns.alternatives) {
      let member = XCVisitor.caseMember(leaf)
      if let member, member.base == nil { visitor.result.looseNames.insert(member.name) }
      values.append(
        XCSite.Value(
          name: member?.name, route: nil, range: member?.nameRange ?? leaf.range, expression: leaf, status: .unresolved,
          reason: reason))
    }
    return XCSite(
      call: name, route: nil, receiver: nil, spelling: nil, values: values, positions: values.map { _ in 0 },
      node: call,
      scope: position.scope, owner: visitor.owner(at: position))
  }

  /// A method of the workspace with the operation's name that takes something else.
  private func hasOwnOverload(_ name: String, _ receiver: Type?, _ taken: Type) -> Bool {
    guard let receiver, let (called, _) = XCSiteReader.operation(call) else { return false }
    let operation = name == "initialRoute" ? "init" : called
    var candidates = visitor.resolver.members(operation, of: receiver.unwrapped)
    if name == "rx" || name == "publisher" {
      let resolver = visitor.resolver
      for entry in resolver.extensions(endingIn: "Reactive") + resolver.extensions(endingIn: "PublisherExtension") {
        for case .function(let node) in entry.node.members where node.name == operation {
          if !XCSiteReader.takesRoute(node) { return true }
        }
      }
    }
    candidates.removeAll { $0.member.entry.isInterface }
    return candidates.contains { found in
      guard case .function(let node) = found.member.declaration else { return true }
      switch name {
      case "initialRoute": return takes(found, node, label: "initialRoute", otherThan: taken)
      case "prepare": return takes(found, node, label: "for", otherThan: taken)
      default: return !XCSiteReader.takesRoute(node)
      }
    }
  }

  /// A function with a label of that name for something else.
  private func takes(
    _ found: FoundMember, _ node: FunctionDeclaration, label: String, otherThan taken: Type
  ) -> Bool {
    guard let parameter = node.parameters.first(where: { $0.label == label }) else { return false }
    let type = visitor.resolver.resolve(parameter.type, in: found.member.context(visitor.resolver)).unwrapped
    return !type.hasParameter && type.substituting(found.substitution) != taken.unwrapped
  }

  private static func takesRoute(_ node: FunctionDeclaration) -> Bool {
    guard let first = node.parameters.first, let name = first.type.dottedName else { return false }
    return name == "RouteType" || name.hasSuffix(".RouteType")
  }
}

extension Expression {
  /// `self`, where the text leaves it out.
  static var ownSelf: Expression { .name(NameExpression(name: "self", range: .zero, nameRange: .zero)) }

  var isOwnSelf: Bool { if case .name(let node) = self { node.name == "self" } else { false } }

  var isNil: Bool {
    guard case .literal(let node) = self else { return false }
    return node.kind == .nil
  }

  /// `.none`, which where something optional is wanted is `nil`, whatever else has the name.
  var isNone: Bool { if case .member(let node) = self { node.base == nil && node.name == "none" } else { false } }

  /// `x` of `.some(x)`.
  var wrapped: Expression {
    guard case .call(let call) = self, case .member(let node) = call.callee, node.base == nil, node.name == "some",
      call.arguments.count == 1
    else { return self }
    return call.arguments[0].value
  }
}
