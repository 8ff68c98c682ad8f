/// Decides about one route value at a site: C1, C2, C3, C5, C6 and C12.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCRouteJudge {
  struct Subject {
    var operation: String
    /// The route type that is wanted, where the workspace declares it.
    var route: NominalID?
    var taken: Type
    var receiver: Type?
    /// Another function of that name may be meant.
    var ownOverload: Bool
    /// What is wanted may be missing: `Optional` and its extensions have members as well.
    var isOptional = false
  }

  let visitor: XCVisitor
  let position: CodePosition
  /// Findings are made, not only statuses.
  let isJudged: Bool

  init(_ visitor: XCVisitor, _ position: CodePosition, isJudged: Bool) {
    self.visitor = visitor
    self.position = position
    self.isJudged = isJudged
  }

  private var model: XCModel { visitor.model }

  private func reason(for taken: Type) -> String {
    switch taken {
    case .unknown: "the router's route type is not known"
    case .parameter(let name) where position.scope.lookup(name) != nil: "'\(name)' is declared inside of a function"
    case .parameter(let name): "the generic parameter '\(name)' may be any route"
    default: "no source that this file sees declares '\(visitor.types.spelling(taken))'"
    }
  }

  // MARK: Values of the receiver's route type

  func value(_ leaf: Expression, _ subject: Subject) -> XCSite.Value {
    guard let wanted = subject.route, let route = model.routes[wanted] else {
      return unresolved(leaf, reason(for: subject.taken))
    }
    guard let member = XCVisitor.caseMember(leaf) else { return travelling(leaf, route, subject) }
    guard let base = member.base else {
      if subject.isOptional, leaf.isNone { return travelling(leaf, route, subject) }
      return implicit(leaf, member, route, subject)
    }
    if XCVisitor.mayNameType(base), case .metatype(let named) = visitor.typer.type(of: base, in: position.scope) {
      return explicit(leaf, member, named, route, subject)
    }
    return travelling(leaf, route, subject)
  }

  private func implicit(
    _ leaf: Expression, _ member: MemberExpression, _ route: XCRouteType, _ subject: Subject
  ) -> XCSite.Value {
    if member.name.isEmpty { return unresolved(leaf, "the call is incomplete") }
    let cases = route.cases(named: member.name)
    guard !cases.isEmpty else {
      if member.name == "init" {
        return XCSite.Value(name: nil, route: route.id, range: member.nameRange, expression: leaf, status: .resolved)
      }
      if !route.isClosed { return unresolved(leaf, "'\(route.id.name)' may have members out of sight") }
      if visitor.hasMember(member.name, route.id) {
        return unresolved(leaf, "'\(member.name)' is a member whose type is not known")
      }
      if subject.isOptional, InputChecking(typer: visitor.typer).mayBeOfOptional(member.name) {
        return unresolved(leaf, "'\(member.name)' may be a member of Optional")
      }
      return refuse(
        leaf, member, subject, XCMessages.unknownRoute(member, route, subject, visitor.types), route: route.id)
    }
    return payload(leaf, member, cases, route, subject)
  }

  private func explicit(
    _ leaf: Expression, _ member: MemberExpression, _ named: Type, _ route: XCRouteType, _ subject: Subject
  ) -> XCSite.Value {
    guard let id = named.nominalID, let declared = model.routes[id] else {
      return travelling(leaf, route, subject)
    }
    let cases = declared.cases(named: member.name)
    if cases.isEmpty {
      // A static member of another type, or a nested route type's initialiser.
      let isMember = visitor.hasMember(member.name, id)
      if isMember || !declared.isClosed || member.name == "init" || member.name == "self" {
        return travelling(leaf, route, subject)
      }
      return refuse(leaf, member, subject, XCMessages.unknownRoute(member, declared, subject, visitor.types), route: id)
    }
    guard id == route.id else {
      if makesOther(leaf, member, declared.id) { return travelling(leaf, route, subject) }
      if !declared.isEnum && !route.isEnum { return unresolved(leaf, "'\(id.name)' may be a subclass") }
      let finding = XCMessages.foreignRoute(
        member.name, declared, route, subject, member.nameRange, visitor.types)
      return refuse(leaf, member, subject, finding, route: id)
    }
    return payload(leaf, member, cases, route, subject)
  }

  /// A variable, a call: its type alone decides.
  private func travelling(_ leaf: Expression, _ route: XCRouteType, _ subject: Subject) -> XCSite.Value {
    let range = XCVisitor.caseMember(leaf)?.nameRange ?? leaf.range
    let wanted: Type = subject.isOptional ? .optional(subject.taken) : subject.taken
    guard !model.ownFactories.contains(subject.operation),
      let actual = InputChecking(typer: visitor.typer).mismatch(leaf, expected: wanted, in: position.scope)
    else { return XCSite.Value(name: nil, route: route.id, range: range, expression: leaf, status: .resolved) }
    if let id = actual.nominalID, let other = model.routes[id], other.isEnum, route.isEnum,
      let name = XCRouteJudge.spelled(leaf)
    {
      let finding = XCMessages.foreignRoute(name, other, route, subject, range, visitor.types)
      return refuse(leaf, nil, subject, finding)
    }
    if case .optional = actual, !mayBeOptionals(leaf) {
      return refuse(leaf, nil, subject, XCMessages.optionalRoute(leaf, route, subject, range, visitor.types))
    }
    return XCSite.Value(name: nil, route: route.id, range: range, expression: leaf, status: .resolved)
  }

  /// A member that the workspace adds to optionals may be what is meant.
  private func mayBeOptionals(_ leaf: Expression) -> Bool {
    guard let name = XCRouteJudge.spelled(leaf) else { return false }
    visitor.resolver.record("Optional")
    return visitor.resolver.extensions(endingIn: "Optional").contains { entry in
      entry.node.members.contains { $0.declaredNames.contains(name) }
    }
  }

  /// Of a variable.
  static func spelled(_ leaf: Expression) -> String? {
    if case .member(let node) = leaf { return node.name }
    return ReceiverChain.name(leaf)
  }

  // MARK: Payloads

  private func payload(
    _ leaf: Expression, _ member: MemberExpression, _ cases: [XCCase], _ route: XCRouteType, _ subject: Subject
  ) -> XCSite.Value {
    let value = XCSite.Value(
      name: member.name, route: route.id, range: member.nameRange, expression: leaf, status: .resolved)
    let problems = cases.map { problem($0, route, leaf, at: member.nameRange) }
    guard case let finding?? = problems.first, problems.allSatisfy({ $0 != nil }) else { return value }
    if makesOther(leaf, member, route.id) { return unresolved(leaf, "another '\(member.name)' may be meant") }
    return refuse(leaf, member, subject, finding, route: route.id)
  }

  /// Whether a protocol's extension declares the name, too, or the route itself can be called.
  func makesOther(_ leaf: Expression, _ member: MemberExpression, _ id: NominalID) -> Bool {
    if case .call = leaf, visitor.hasMember("callAsFunction", id) { return true }
    let type = visitor.resolver.selfType(of: id)
    let found = visitor.resolver.members(member.name, of: type).map(\.member)
    let added = visitor.resolver.membersAddedToFrameworks(member.name, of: type).map(\.member)
    return (found + added).contains { $0.owner != id && $0.head.modifiers.isTypeMember }
  }

  /// What is wrong with a route's payload, given one of the declarations of its name.
  private func problem(
    _ declared: XCCase, _ route: XCRouteType, _ leaf: Expression, at range: TextRange, depth: Int = 0
  ) -> XCFinding? {
    guard accepts(declared, leaf) else { return XCMessages.payload(declared, route, leaf, range) }
    guard depth < 8, case .call(let call) = leaf, !call.isBroken else { return nil }
    let inputs = InputChecking(typer: visitor.typer)
    for (index, argument) in call.arguments.enumerated() {
      guard let expected = payloadType(index, call, declared, route) else { continue }
      if let actual = inputs.mismatch(argument.value, expected: expected, in: position.scope) {
        let given = actual.nominalID == nil ? actual.inputDescription : visitor.types.spelling(actual)
        return XCMessages.payload(declared, route, given, argument.label, range)
      }
      if let unknown = inputs.unknownMember(argument.value, expected: expected) {
        let names = expected.unwrapped.nominalID.map { visitor.resolver.info($0).memberNames } ?? []
        return XCMessages.unknownMember(unknown, expected.unwrapped, names, of: declared, route, range)
      }
      let finding = nested(argument.value, expected, at: range, depth: depth + 1)
      if let finding = finding ?? written(argument.value, expected, of: declared, route, at: range) { return finding }
    }
    return nil
  }

  /// What is wrong with the payload of a route that is itself a payload.
  private func nested(_ value: Expression, _ expected: Type, at range: TextRange, depth: Int) -> XCFinding? {
    guard let route = expected.unwrapped.nominalID.flatMap({ model.routes[$0] }),
      let member = XCVisitor.caseMember(value), member.base == nil, !makesOther(value, member, route.id)
    else { return nil }
    // An optional has these cases itself.
    if case .optional = expected, member.name == "some" || member.name == "none" { return nil }
    let problems = route.cases(named: member.name).map { problem($0, route, value, at: range, depth: depth) }
    return problems.allSatisfy { $0 != nil } ? problems.first ?? nil : nil
  }

  /// What the argument is to be; nil where generics, a list of arguments or a closure around it decide.
  private func payloadType(
    _ index: Int, _ call: CallExpression, _ declared: XCCase, _ route: XCRouteType
  ) -> Type? {
    let resolver = visitor.resolver
    guard let position = visitor.typer.parameterIndex(of: index, in: call, declared.parameters),
      !declared.parameters[position].isVariadic, !declared.parameters[position].attributes.contains("autoclosure"),
      let member = resolver.info(route.id).members(named: declared.name).first(where: {
        $0.nameRange == declared.nameRange && $0.file == declared.file
      })
    else { return nil }
    if case .function(let function) = member.declaration, !function.generics.isEmpty { return nil }
    return resolver.resolve(declared.parameters[position].type, in: member.context(resolver))
  }

  private func accepts(_ declared: XCCase, _ leaf: Expression) -> Bool {
    guard case .call(let call) = leaf else {
      return declared.kind == .staticValue || declared.kind == .enumCase && declared.parameters.isEmpty
    }
    if call.isBroken { return true }
    if declared.kind == .staticValue { return false }
    if declared.parameters.isEmpty { return declared.kind == .staticFunction && call.arguments.isEmpty }
    if visitor.typer.fits(call, declared.parameters) { return true }
    // One tuple may be given in parts.
    if declared.parameters.count == 1, case .tuple = declared.parameters[0].type { return true }
    return declared.kind == .staticFunction && declared.parameters.contains(where: \.isVariadic)
  }

  // MARK: Values behind the first of a deep link

  func untyped(_ leaf: Expression, _ index: Int, _ subject: Subject, _ count: Int) -> XCSite.Value {
    if let member = XCVisitor.caseMember(leaf) {
      guard let base = member.base else { return refuseImplicit(leaf, member, subject) }
      if XCVisitor.mayNameType(base), case .metatype(let named) = visitor.typer.type(of: base, in: position.scope),
        let id = named.nominalID, let route = model.routes[id]
      {
        let cases = route.cases(named: member.name)
        if cases.isEmpty {
          guard route.isClosed, !visitor.hasMember(member.name, id), member.name != "init"
          else {
            return unresolved(leaf, "'\(member.name)' is no case")
          }
          return refuse(
            leaf, member, subject, XCMessages.unknownRoute(member, route, subject, visitor.types), route: id)
        }
        return payload(leaf, member, cases, route, subject)
      }
    }
    let type = visitor.typer.type(of: leaf, in: position.scope)
    if let id = type.nominalID, model.routes[id] != nil {
      return XCSite.Value(name: nil, route: id, range: leaf.range, expression: leaf, status: .resolved)
    }
    // `let last: Route = NewsRoute.list`
    if let id = constantRoute(leaf) {
      return XCSite.Value(name: nil, route: id, range: leaf.range, expression: leaf, status: .resolved)
    }
    if count == 2, index == 1, XCVisitor.isVariable(leaf), case .external("ArraySlice", let arguments) = type,
      let element = arguments.first,
      let id = element.nominalID, model.routes[id] != nil
    {
      return refuse(leaf, nil, subject, XCMessages.sequence(id, leaf.range))
    }
    return XCSite.Value(
      name: nil, route: nil, range: leaf.range, expression: leaf, status: .unresolved,
      reason: "the routes behind the first are not written here")
  }

  /// Of a local constant that is a case, whatever its own type hides.
  private func constantRoute(_ leaf: Expression) -> NominalID? {
    guard case .name(let node) = leaf, let local = position.scope.lookup(node.name), let value = local.constantValue,
      let outer = local.parent
    else { return nil }
    var type = visitor.typer.type(of: value, in: outer)
    if let base = XCVisitor.caseMember(value)?.base, XCVisitor.mayNameType(base),
      case .metatype(let named) = visitor.typer.type(of: base, in: outer)
    {
      type = named
    }
    return type.nominalID.flatMap { model.routes[$0] == nil ? nil : $0 }
  }

  private func refuseImplicit(
    _ leaf: Expression, _ member: MemberExpression, _ subject: Subject
  ) -> XCSite.Value {
    if member.name.isEmpty { return unresolved(leaf, "the call is incomplete") }
    let owners = model.routes.values.filter { !$0.cases(named: member.name).isEmpty }.map(\.id).sorted()
    return refuse(leaf, member, subject, XCMessages.implicitRest(member, owners))
  }

  // MARK: Outcomes

  private func unresolved(_ leaf: Expression, _ reason: String) -> XCSite.Value {
    let member = XCVisitor.caseMember(leaf)
    if let member, member.base == nil { visitor.result.looseNames.insert(member.name) }
    return XCSite.Value(
      name: member?.name, route: nil, range: member?.nameRange ?? leaf.range, expression: leaf, status: .unresolved,
      reason: reason)
  }

  private func refuse(
    _ leaf: Expression, _ member: MemberExpression?, _ subject: Subject, _ finding: XCFinding, route: NominalID? = nil
  ) -> XCSite.Value {
    if subject.ownOverload { return unresolved(leaf, "the workspace declares another '\(subject.operation)'") }
    if let member { visitor.result.looseNames.insert(member.name) }
    if isJudged { visitor.result.findings.append(finding) }
    let reason = subject.receiver == nil ? "another function may be meant" : "the call is incomplete"
    return XCSite.Value(
      name: member?.name, route: route, range: finding.range, expression: leaf,
      status: isJudged ? .invalid : .unresolved, reason: isJudged ? nil : reason)
  }
}
